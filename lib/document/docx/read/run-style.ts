import { elementsWithin, getChild, textWithin, type XmlElement } from '../../../markup/read-xml.ts'
import type { Text, TextStyle } from '../../blocks.ts'

const LINK_CODES = /^(https?|mailto|ftp|tel):/i

/** Returns the style of linked text, if the target is safe for a browser. */
export function withLink(style: TextStyle, target: string | undefined): TextStyle {
  if (target === undefined || !(target.startsWith('#') || LINK_CODES.test(target))) return style
  return { ...style, link: target }
}

export function isSame(one: TextStyle = {}, other: TextStyle = {}): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Reflect.get(one, key) === Reflect.get(other, key))
  )
}

const SMALL_CAPITALS = 0.8

/** Letters as capitals, the small ones as smaller capitals. */
export function inSmallCapitals(text: string, style: TextStyle): Text[] {
  return text
    .split(/(\p{Ll}+)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const size = (style.size ?? 10) * (/\p{Ll}/u.test(part) ? SMALL_CAPITALS : 1)
      return { kind: 'text', text: part.toUpperCase(), style: { ...style, size } }
    })
}

/** Returns the ruby text of a `w:ruby` (ECMA-376, 17.3.3.25); empty if there is none. */
export function readAloud(ruby: XmlElement): string {
  const guide = getChild(ruby, 'w:rt')
  if (!guide) return ''
  const texts = [...elementsWithin(guide)].filter(({ name }) => name === 'w:t')
  return texts.map(textWithin).join('')
}

/** Unicode equivalents of `w:dir` and `w:bdo` (ECMA-376, 17.3.2.8 and 17.3.2.3; UAX 9, 2.1 and 2.2). */
const OPENERS: Readonly<Record<string, string>> = {
  'w:dir ltr': '\u202A',
  'w:dir rtl': '\u202B',
  'w:bdo ltr': '\u202D',
  'w:bdo rtl': '\u202E',
}
const CLOSER = '\u202C'

/** Returns the direction control characters around the element's content; empty without a direction. */
export function mirroredChars({ name, attributes }: XmlElement): readonly [opening: string, closing: string] {
  const opener = OPENERS[`${name} ${attributes['w:val']}`]
  return opener === undefined ? ['', ''] : [opener, CLOSER]
}
