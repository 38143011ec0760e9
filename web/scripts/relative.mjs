// For the static site: links become routes after the `#`, and pictures get addresses relative to the
// page, so that the site works at any address of a host.

/** What a server sends as a header; workers with the rules run WebAssembly. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; \
script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; \
img-src 'self' data:; style-src 'self' 'unsafe-inline'" />`

/** A Vite plugin; it changes the markup of components before Svelte compiles it. */
export function relative() {
  return {
    name: 'relative',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('.svelte') || id.includes('?svelte')) return
      return code
        .replace(/\bhref="\/(?!\/)/g, 'href="#/')
        .replace(/\bsrc="\/api\//g, 'src="./offline/api/')
        .replace(/\bsrc="\/(?!\/)/g, 'src="./')
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<title>', `<meta name="capicua-site" content="static" />\n    ${POLICY}\n    <title>`),
    },
  }
}
