import type { XmlElement } from '../../../markup/read-xml.ts'

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
