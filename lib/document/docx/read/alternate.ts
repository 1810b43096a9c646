import { childElements, type XmlElement } from '../../../markup/read-xml.ts'

/** Shapes, groups and canvases of 2010, and Word's later extensions of text and images. */
const KNOWN = /^(wps|wpg|wpc|wp14|w14|w15|a14)\b/

/**
 * The one way of `mc:AlternateContent` that is read (ECMA-376, part 3, 9.3): what is written with what we know, else
 * that for programs that know nothing new. A file that offers no such way gets its first one read, so that none of its
 * text is lost.
 */
export function chooseAlternate(alternate: XmlElement): XmlElement {
  const ways = childElements(alternate)
  const known = ways.find(
    ({ name, attributes }) => name === 'mc:Choice' && KNOWN.test(attributes.Requires ?? ''),
  )
  const other = ways.find(({ name }) => name === 'mc:Fallback')
  return known ?? other ?? ways[0] ?? { name: '', attributes: {}, children: [] }
}
