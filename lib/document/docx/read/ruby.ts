import type { XmlElement } from '../../../markup/read-xml.ts'
import { elementsWithin, getChild, textWithin } from '../../../markup/xml-tree.ts'

/** Returns the ruby text of a `w:ruby` (ECMA-376, 17.3.3.25); empty if there is none. */
export function readAloud(ruby: XmlElement): string {
  const guide = getChild(ruby, 'w:rt')
  if (!guide) return ''
  const texts = [...elementsWithin(guide)].filter(({ name }) => name === 'w:t')
  return texts.map(textWithin).join('')
}
