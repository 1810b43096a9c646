type XmlElement = {
  /** As written between the name and the bracket. */
  readonly attributes: string
  readonly content: string
}

/**
 * Returns the elements with a name in document order, without nested ones of the same name. Sufficient for the XML of
 * spreadsheets, in which no element is nested in its own kind.
 */
export function elements(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const pattern = getPattern(name)
  pattern.lastIndex = 0
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    found.push({ attributes: match[1] ?? '', content: match[2] ?? '' })
  }
  return found
}

/** The value of an attribute, or an empty text. */
export function getAttribute(attributes: string, name: string): string {
  if (!attributes.includes(name)) return ''
  const match = getAttributePattern(name).exec(attributes)
  return unescapeXml(match?.[1] ?? match?.[2] ?? '')
}

/** Each pattern is compiled once per name: a large sheet uses the same ones millions of times. */
const getPattern = once((name) => {
  const tag = `(?:\\w+:)?${name}`
  return new RegExp(`<${tag}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${tag}>)`, 'g')
})
const getAttributePattern = once((name) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`))

function once(make: (name: string) => RegExp): (name: string) => RegExp {
  const made = new Map<string, RegExp>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** Returns the text of all `<t>` in an XML fragment, without the readings (`<rPh>`) of Japanese text. */
export function getText(xml: string): string {
  const spoken = xml.includes('<rPh') ? xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : xml
  const text = elements(spoken, 't')
    .map(({ content }) => unescapeXml(content))
    .join('')
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
