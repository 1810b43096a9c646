export type XmlElement = {
  /** As written between the name and the bracket. */
  readonly attributes: string
  readonly content: string
}

/**
 * The elements of a name in the order of the text, without those inside one of their own. Enough for the XML
 * that spreadsheets write, which nests no element in its like.
 */
export function elements(xml: string, name: string): XmlElement[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  return [...xml.matchAll(pattern)].map(([, attributes = '', content = '']) => ({ attributes, content }))
}

/** The value of an attribute, or an empty text. */
export function attributeOf(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return unescapeXml(double ?? single ?? '')
}

/** The text of all `<t>` in a piece of XML, without the readings (`<rPh>`) that stand beside Japanese text. */
export function textOf(xml: string): string {
  const spoken = xml.includes('<rPh') ? xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : xml
  return elements(spoken, 't')
    .map(({ content }) => unescapeXml(content))
    .join('')
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
