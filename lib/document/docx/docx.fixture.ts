import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"`

/**
 * A .docx file with this body; other parts by their names, such as `styles` or `numbering`, as what stands within them;
 * pictures (PNG) and addresses elsewhere by the names that the body has for them.
 */
export function testDocx(
  body: string,
  parts: Readonly<Record<string, string>> = {},
  images: Readonly<Record<string, Uint8Array>> = {},
  links: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`),
  }
  const list = Object.entries(parts).map(([name, xml]) => {
    files[`word/${name}.xml`] = strToU8(`<w:${name} ${NAMESPACES}>${xml}</w:${name}>`)
    return `<Relationship Id="${name}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`
  })
  for (const [name, bytes] of Object.entries(images)) {
    files[`word/media/${name}.png`] = bytes
    list.push(`<Relationship Id="${name}" Type="${OFFICE}/image" Target="media/${name}.png"/>`)
  }
  for (const [name, url] of Object.entries(links))
    list.push(`<Relationship Id="${name}" Type="${OFFICE}/hyperlink" Target="${url}" TargetMode="External"/>`)
  files['word/_rels/document.xml.rels'] = strToU8(
    `<Relationships xmlns="${PACKAGE}">${list.join('')}</Relationships>`,
  )
  return zipSync(files)
}

export function wordParagraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function wordCell(text: string, properties = ''): string {
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`
}

export function wordRow(cells: string, properties = ''): string {
  return `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`
}
