import type { XmlElement } from '../../../markup/read-xml.ts'
import { elementsWithin, getChild, textWithin } from '../../../markup/xml-tree.ts'

/** How the signs of a `w:ruby` are read aloud (ECMA-376, 17.3.3.25); empty where it does not say it. */
export function readAloud(ruby: XmlElement): string {
  const guide = getChild(ruby, 'w:rt')
  if (!guide) return ''
  const texts = [...elementsWithin(guide)].filter(({ name }) => name === 'w:t')
  return texts.map(textWithin).join('')
}
