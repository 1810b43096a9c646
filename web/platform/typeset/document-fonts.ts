const known = new Map<string, string>()

/**
 * Returns the CSS font family of a document font's file, the same that a PDF embeds, in all weights. The browser
 * fetches it on first use.
 */
export function documentFont(file: string): string {
  const there = known.get(file)
  if (there) return there
  const name = `document ${file.replace(/\W/g, ' ')}`
  known.set(file, name)
  document.fonts.add(new FontFace(name, `url("${TYPESET_DATA}${file}")`, { weight: '100 900' }))
  return name
}
