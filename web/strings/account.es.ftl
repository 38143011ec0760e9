# Cuentas: conservarla, entrar, dispositivos, datos; y lo que se guarda.

account-title = Tu cuenta
account-about = Lo que ven los demás, los dispositivos donde has iniciado sesión y tus datos.
account-why = Para jugar no hace falta ninguna cuenta. Con una, tu nombre, tus mesas y tu historial te siguen a otros dispositivos.

account-keep = Conserva tu nombre y tus mesas
account-keep-match = Esta partida y tu nombre están solo en este dispositivo.
account-keep-what = Tu nombre, tu cara y las mesas de este dispositivo pasan a ser una cuenta. Sin contraseña y sin correo electrónico.
account-name = Nombre
account-name-help = Se puede cambiar una vez cada 30 días y no debe parecerse al de otra persona.
account-keep-passkey = Conservar con llave de acceso
account-keep-codes = Conservar con códigos impresos
account-passkey-help = La llave de acceso queda en tu teléfono o computadora y se abre con huella, cara o PIN. Los códigos impresos sirven en cualquier dispositivo; cada uno, una sola vez.
account-codes-help = Recibes una hoja con diez códigos para imprimir o copiar; cada uno sirve para entrar una vez. (Esta página no tiene conexión segura, así que no se pueden usar llaves de acceso.)

account-sign-in = Iniciar sesión
account-sign-in-passkey = Entrar con llave de acceso
account-code = Código de recuperación
account-sign-in-code = Entrar con el código

account-recover = ¿Perdiste la llave de acceso y los códigos?
account-recover-help = Si confirmaste un correo, enviamos allí un enlace para entrar.
account-recover-address = Correo electrónico
account-recover-send = Enviar el enlace
account-recover-sent = Si alguna cuenta confirmó este correo, el enlace está en camino. Sirve durante media hora.
account-recover-title = Entrar con el enlace
account-recover-once = El enlace del correo sirve una sola vez, en este dispositivo.
account-recover-done = Ya entraste. Imprime códigos nuevos o agrega una llave de acceso ahora, para no depender del correo.
account-recover-to = Ir a mi cuenta

account-codes-title = Códigos de recuperación de { $name }
account-codes-about = Imprímelos o cópialos y guárdalos como una llave de repuesto: cada uno sirve para entrar una vez, en cualquier dispositivo. Solo se muestran ahora; una hoja nueva reemplaza a esta.
account-codes-print = Imprimir
account-codes-done = Listo, ya los tengo

account-profile = Perfil
account-face = Cara
account-country = País
account-country-none = sin indicar
account-email-is = Correo: { $address }.
account-email-none = Sin correo electrónico.
account-email-change = Cambiarlo
account-email-help = Para los avisos que pidas y para un enlace con que entrar si pierdes todo lo demás. Nadie más lo ve.
account-child = Modo infantil
account-child-help = Conversación solo con frases preparadas, en ambos sentidos, en las mesas a las que se entre desde ahora. Para quitarlo hace falta un código de recuperación: imprime antes una hoja y guárdala.
account-save = Guardar
account-saved = Guardado.
account-to-profile = Mi perfil y mis partidas
account-people = Amigos
account-turns = Te toca
account-privacy = Privacidad

account-devices = Dispositivos
account-device = Dispositivo desconocido
account-this-device = este dispositivo
account-last-used = último uso: { $date }
account-made-on = desde el { $date }
account-sign-out = Cerrar sesión
account-sign-out-what = El dispositivo cuya sesión se cierra deja de recibir avisos y pierde al momento los puestos de la cuenta. Conserva los que ocupó sin cuenta o con el enlace de un torneo.
account-sign-out-device = Cerrar sesión en { $device }
account-sign-out-here = Cerrar sesión aquí
account-sign-out-everywhere = Cerrar sesión en todas partes
account-signed-out = Sesión cerrada.
account-passkeys = Llaves de acceso
account-no-passkeys = Todavía no hay ninguna.
account-add-passkey = Agregar llave de acceso
account-passkey-added = Llave de acceso agregada.
account-remove = Quitar
account-remove-passkey = Quitar la llave de acceso de { $device }
account-codes = Códigos de recuperación
account-codes-left = { $count ->
    [0] No hay códigos sin usar. Con una hoja entras aunque pierdas la llave de acceso.
    [one] Queda 1 código sin usar.
   *[other] Quedan { $count } códigos sin usar.
}
account-codes-new = Nueva hoja de códigos

account-bots = Bots
account-bots-about = Agregar un bot propio
account-bot-name = Nombre del bot
account-bot-make = Crear el bot
account-bot-token = Tu programa entra con esta clave, que solo se muestra ahora:
account-bot-remove = Eliminar el bot { $name }

account-data = Tus datos
account-records = Descargar mis partidas (registros)
account-export = Descargar todo
account-delete = Eliminar la cuenta
account-delete-what = La cuenta, sus bots y tu nombre, tu cara y tus mensajes en todas las mesas se eliminan enseguida y para siempre. Las jugadas de tus partidas quedan para los demás, sin tu nombre.
account-delete-name = Para confirmar, escribe { $name }
account-delete-sure = Eliminar para siempre
account-deleting = Eliminando…
account-deleted = Tu cuenta se eliminó.

## Privacidad

privacy-title = Privacidad
privacy-short = Sin publicidad, sin rastreo, sin terceros. Se juega sin cuenta y se puede borrar todo.
privacy-device = En este dispositivo
privacy-device-what = Los ajustes, tu nombre, los enlaces a tus mesas y los resultados de práctica están en el navegador. Las cookies, una por mesa y otra de la cuenta, solo le dicen al servidor que eres tú; vencen a los 180 días. Mientras rige una medida de moderación, otra guarda el identificador de la cuenta hasta que termina.
privacy-tables = Mesas
privacy-tables-what = El servidor guarda cada mesa: nombres y caras, jugadas y conversación. De las direcciones de red solo queda una huella que no sirve en otras mesas. Las mesas que nadie toca se eliminan en el plazo que fija quien administra el servidor; por defecto, 180 días.
privacy-account = Cuentas
privacy-account-what = Una cuenta tiene nombre, cara y lo que agregues: país, idioma, correo electrónico. Además se guardan tus mesas, partidas y puntuaciones, amistades y bloqueos, la parte pública de tus llaves de acceso, la huella de los códigos de recuperación y los dispositivos con sesión abierta (navegador y sistema, último uso). Un dispositivo que no se usa en 180 días pierde la sesión. Las partidas que abandonas cuentan cuatro semanas; los reportes se borran 180 días después de cerrarse, y las medidas de moderación, a los dos años o cuando terminan.
privacy-others = Lo que ven los demás
privacy-others-what = Tu nombre, tu cara y tu perfil, del que puedes ocultar cada parte. Tu correo no lo ve nadie.
privacy-notices = Avisos
privacy-notices-what = Si activas los avisos, los entrega la empresa de tu navegador: el servidor se los envía cifrados, con el juego y el enlace a la mesa, y guarda la dirección de ese navegador hasta que los desactives. El correo que pidas pasa por el servidor de correo de quien administra. Todo está desactivado mientras no lo actives.
privacy-never = Lo que no se guarda
privacy-never-what = Ni contraseñas, ni direcciones de red de las cuentas, ni ubicación, ni nada de lo que haces en otros sitios. Nada se vende ni se entrega a nadie.
privacy-delete = Eliminación
privacy-delete-what = «Eliminar la cuenta» borra la cuenta y todo lo suyo en menos de un minuto, también tu nombre, tu cara y tus mensajes en los registros de tus mesas; las partidas y los torneos quedan sin tu nombre. Los reportes que hayas hecho pierden su texto. Las copias de seguridad anteriores conservan los datos hasta que quien administra el servidor las borra.
privacy-operator = Responsable
privacy-operator-what = Quien administra este servidor. Capicúa es software libre: cualquiera puede tener su propio servidor.
