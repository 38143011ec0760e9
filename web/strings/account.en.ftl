# Accounts: keeping one, signing in, devices, data; and what is stored.

account-title = Your account
account-about = What others see, the devices where you are signed in, and your data.
account-why = Nobody needs an account to play. With one, your name, your tables and your history follow you to other devices.

account-keep = Keep your name and your tables
account-keep-match = This match and your name are on this device only.
account-keep-what = Your name, your face and the tables of this device become an account. No password, and no e-mail address is needed.
account-name = Name
account-name-help = You can change it once in 30 days; it must not look like somebody else’s.
account-keep-passkey = Keep with a passkey
account-keep-codes = Keep with printed codes
account-passkey-help = A passkey stays in your phone or computer, which unlocks it with your fingerprint, face or PIN. Printed codes work on any device: each one signs you in once.
account-codes-help = You get a sheet with ten codes to print or write down; each one signs you in once. (This page has no secure connection, so passkeys are not available.)

account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-code = Recovery code
account-sign-in-code = Sign in with the code

account-recover = Lost your passkey and your codes?
account-recover-help = If you have confirmed an e-mail address, we send a link to it that signs you in.
account-recover-address = E-mail address
account-recover-send = Send the link
account-recover-sent = If an account has confirmed this address, the link is on its way. It works for half an hour.
account-recover-title = Sign in with the link
account-recover-once = The link from the e-mail works once, on this device.
account-recover-done = You are signed in. Print new codes or add a passkey now, so that you do not depend on e-mail.
account-recover-to = To my account

account-codes-title = Recovery codes of { $name }
account-codes-about = Print them or write them down, and keep them like a spare key: each one signs in once, on any device. They are shown only now; a new sheet replaces this one.
account-codes-print = Print
account-codes-done = Done: I have them

account-profile = Profile
account-face = Face
account-country = Country
account-country-none = not said
account-email-is = E-mail address: { $address }.
account-email-none = No e-mail address.
account-email-change = Change it
account-email-help = For notices that you ask for, and for a link to sign in if you lose everything else. Nobody else sees it.
account-child = Children’s mode
account-child-help = Chat with ready-made phrases only, both ways, at tables entered from now on. Ending it takes a recovery code, so print a sheet first and keep it.
account-save = Save
account-saved = Saved.
account-to-profile = My profile and matches
account-people = Friends
account-turns = Your turn
account-privacy = Privacy

account-devices = Devices
account-device = Unknown device
account-this-device = this device
account-last-used = last used { $date }
account-made-on = added { $date }
account-sign-out = Sign out
account-sign-out-what = A device that is signed out gets no more notices and loses the seats of the account at once. Seats that it took as a guest, or with the link of a tournament, it keeps.
account-sign-out-device = Sign out { $device }
account-sign-out-here = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-signed-out = Signed out.
account-passkeys = Passkeys
account-no-passkeys = There are none yet.
account-add-passkey = Add a passkey
account-passkey-added = The passkey was added.
account-remove = Remove
account-remove-passkey = Remove the passkey of { $device }
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] There are no unused codes. With a sheet you get in even if you lose the passkey.
    [one] There is 1 unused code.
   *[other] There are { $count } unused codes.
}
account-codes-new = New sheet of codes

account-bots = Bots
account-bots-about = Add a bot of your own
account-bot-name = Name of the bot
account-bot-make = Create the bot
account-bot-token = Your program signs in with this token, which is shown only now:
account-bot-remove = Delete the bot { $name }

account-data = Your data
account-records = Download my matches (records)
account-export = Download everything
account-delete = Delete account
account-delete-what = Your account, its bots, and your name, face and chat messages at every table are deleted at once and for good. The moves of your matches stay for the others, without your name.
account-delete-name = To confirm, type { $name }
account-delete-sure = Delete for good
account-deleting = Deleting …
account-deleted = Your account was deleted.

## Privacy

privacy-title = Privacy
privacy-short = No advertisement, no tracking, no third parties. You play without an account, and you can delete everything.
privacy-device = On this device
privacy-device-what = Settings, your name, links to your tables, and practice results are in the browser’s storage. Cookies, one for each table and one for the account, only tell the server that it is you; they expire after 180 days. While a moderator’s measure holds, one more keeps the id of the account until it ends.
privacy-tables = Tables
privacy-tables-what = The server stores each table: names and faces, moves, and chat. Addresses are kept only as hashes that are useless at other tables. Tables that nobody has touched are deleted after the time that the operator has set, by default 180 days.
privacy-account = Accounts
privacy-account-what = An account has a name, a face, and what you add: country, language, an e-mail address. In addition there are your tables, matches and ratings, friends and blocks, passkeys (public part), hashes of recovery codes, and the devices where you are signed in (browser and system, last use). A device that is not used for 180 days is signed out. Matches that you left count for four weeks; reports are deleted 180 days after they are closed, and measures of moderators after two years or when they end.
privacy-others = What others see
privacy-others-what = Your name, your face, and your profile, in which you can hide each part. Your e-mail address is shown to nobody.
privacy-notices = Notices
privacy-notices-what = If you turn on notices, the maker of your browser delivers them: the server sends them there encrypted, with the game and the link to the table, and keeps the browser’s address until you turn them off. E-mail that you ask for goes through the operator’s mail server. All of this is off until you turn it on.
privacy-never = What is not stored
privacy-never-what = No passwords, no network addresses of accounts, no location, nothing about what you do on other sites. Nothing is sold or passed on to anybody else.
privacy-delete = Deletion
privacy-delete-what = “Delete account” removes the account and everything about it within a minute, also your name, face and messages in the logs of your tables; matches and tournaments stay without your name. Reports that you have made lose their text. Backups made before keep the data until the operator deletes them.
privacy-operator = Who is responsible
privacy-operator-what = Whoever operates this server. Capicúa is free software: everybody can operate a server of their own.
