const known = new Map<string, string>()

/**
 * The name under which a page can use a font file of documents: the very file that a PDF embeds, in all weights. The
 * browser fetches it when a text first asks for it.
 */
export function documentFont(file: string): string {
  const there = known.get(file)
  if (there) return there
  const name = `document ${file.replace(/\W/g, ' ')}`
  known.set(file, name)
  document.fonts.add(new FontFace(name, `url("${TYPESET_DATA}${file}")`, { weight: '100 900' }))
  return name
}
