import { utf16Hex } from './numbers.ts'

const MAX_PER_BLOCK = 100

/** Returns the text of each glyph, as a character map (ISO 32000-1, 9.10.3). */
export function toUnicode(texts: ReadonlyMap<number, string>): string {
  const rows = [...texts]
    .filter(([, text]) => text !== '')
    .sort(([one], [other]) => one - other)
    .map(([glyph, text]) => `<${glyph.toString(16).padStart(4, '0').toUpperCase()}> <${utf16Hex(text)}>`)
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += MAX_PER_BLOCK) {
    const some = rows.slice(at, at + MAX_PER_BLOCK)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
