/** Escapes text for content and attributes (XML 1.0, 2.4); drops characters not allowed in XML. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An element or nothing: what has no content is left out. */
export type Xml = string | undefined

type Attributes = Readonly<Record<string, string>>

/** Returns an element with text; undefined if it is empty. */
export function textElement(name: string, text: string | undefined, attributes: Attributes = {}): Xml {
  if (text === undefined || text.trim() === '') return undefined
  return `<${name}${attributeText(attributes)}>${escapeXml(text)}</${name}>`
}

/** Returns an element with child elements; undefined without any. */
export function element(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const inner = children.filter((child) => child !== undefined)
  return inner.length === 0 ? undefined : `<${name}${attributeText(attributes)}>${inner.join('')}</${name}>`
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}
