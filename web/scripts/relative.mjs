// For the static site: links become routes after the `#`, and pictures get addresses relative to the
// page, so that the site works at any address of a host. scripts/offline/static_site.py adds the policy that a
// server sends as a header.

/** A Vite plugin; it changes the markup of components before Svelte compiles it. */
export function relative() {
  return {
    name: 'relative',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0].endsWith('.svelte') || id.includes('?svelte')) return
      return code
        .replace(/\bhref="\/(?!\/)/g, 'href="#/')
        .replace(/(<a\b[^>]*?\shref=)\{([^{}]+)\}/g, "$1{'#' + ($2)}")
        .replace(/(<a\b[^>]*?\s)\{href\}/g, "$1href={'#' + href}")
        .replace(/\bsrc="\/api\//g, 'src="./offline/api/')
        .replace(/\bsrc="\/(?!\/)/g, 'src="./')
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<title>', '<meta name="capicua-site" content="static" />\n    <title>'),
    },
  }
}
