// The chunks of a bundle: found by name or by the end of their first module, and with what they import.

/** Returns the file name of a chunk. */
export function chunkOf(bundle, part) {
  return Object.keys(bundle).find((file) => {
    const { type, name, facadeModuleId } = bundle[file]
    return type === 'chunk' && (name === part || facadeModuleId?.endsWith(part))
  })
}

/** Returns the scripts and styles that some chunks need through their static imports. */
export function neededBy(bundle, chunks) {
  const scripts = new Set()
  const styles = new Set()
  const follow = (name) => {
    if (scripts.has(name)) return
    scripts.add(name)
    for (const style of bundle[name].viteMetadata?.importedCss ?? []) styles.add(style)
    bundle[name].imports.forEach(follow)
  }
  chunks.forEach(follow)
  return { scripts, styles }
}
