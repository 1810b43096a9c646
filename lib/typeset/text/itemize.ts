import type { Face, FaceWish, FontSet } from '../fonts/font-set.ts'
import type { ResolvedStyle, StyledSpan, StyledText } from './styled-text.ts'

/** A stretch of text with one style, one face and one direction: what is shaped at once. */
export type TextRun = {
  readonly start: number
  readonly end: number
  readonly span: StyledSpan
  readonly style: ResolvedStyle
  readonly face: Face
  /** Even from left to right, odd from right to left (UAX 9). */
  readonly level: number
  readonly isMissing: boolean
}

/** Drawn where no font has a character. */
const REPLACEMENT = 0xfffd
/** What joins what it follows: marks, joiners, variation selectors. */
const FOLLOWS = /^(?:\p{M}|\p{Join_Control})$/u
const SPACE = /^\s$/u
/** Without a shape: these need no font. */
const INVISIBLE = /^(?:\p{Cf}|\p{Variation_Selector}|\n)$/u

/** Cuts a text into runs. Spaces and marks stay with the face of what they follow, wherever that has them. */
export function itemize({ text, spans }: StyledText, levels: Uint8Array, fonts: FontSet): TextRun[] {
  const runs: TextRun[] = []
  let last: { -readonly [Key in keyof TextRun]: TextRun[Key] } | undefined
  for (const span of spans) {
    last = undefined
    for (let at = span.start; at < span.end; ) {
      const codePoint = text.codePointAt(at) ?? 0
      const character = String.fromCodePoint(codePoint)
      const end = at + character.length
      const level = levels[at] ?? 0
      const [face, isMissing] = faceOf(character, codePoint, span.style.wish, last, fonts)
      if (last && last.face === face && last.level === level && last.isMissing === isMissing) last.end = end
      else {
        last = { start: at, end, span, style: span.style, face, level, isMissing }
        runs.push(last)
      }
      at = end
    }
  }
  return runs
}

function faceOf(
  character: string,
  codePoint: number,
  wish: FaceWish,
  last: TextRun | undefined,
  fonts: FontSet,
): [Face, isMissing: boolean] {
  const isAttached = FOLLOWS.test(character) || SPACE.test(character)
  if (last && (isInvisible(character) || (isAttached && last.face.font.glyphOf(codePoint) !== 0)))
    return [last.face, last.isMissing && !SPACE.test(character)]
  const asked = isInvisible(character) ? SPACE_CODE : character === '\t' ? SPACE_CODE : codePoint
  const face = fonts.faceFor(asked, wish)
  if (face) return [face, false]
  const replacement = fonts.faceFor(REPLACEMENT, wish)
  if (!replacement) throw new Error('No font has a replacement character')
  return [replacement, true]
}

const SPACE_CODE = 0x20

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character)
}

/** Adds what a text needs of fonts to what is prepared. */
export function collectWishes({ text, spans }: StyledText, wishes: Map<FaceWish, Set<number>>): void {
  for (const { start, end, style } of spans) {
    const characters = wishes.get(style.wish) ?? new Set([SPACE_CODE, REPLACEMENT, HYPHEN])
    wishes.set(style.wish, characters)
    for (const character of text.slice(start, end))
      if (!isInvisible(character)) characters.add(character.codePointAt(0) ?? 0)
  }
}

const HYPHEN = 0x2d
