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
