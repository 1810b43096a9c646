import type { Face, FontRequest, FontSet } from '../fonts/font-set.ts'
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
  /** Single tab, as wide as the distance to its stop. */
  readonly isTab: boolean
}

const TAB = 0x09
const SPACE = 0x20
const HYPHEN = 0x2d
/** Drawn where no font has a character. */
const REPLACEMENT = 0xfffd

const MARK = /^\p{M}$/u
const WHITE = /^\s$/u
/** Without a shape: these need no font. */
const INVISIBLE = /^(?:\p{Cf}|\p{Variation_Selector}|\n)$/u

/** Splits text into runs. Spaces and combining characters use the face of the previous character, if it has them. */
export function itemize({ text, spans }: StyledText, levels: Uint8Array, fonts: FontSet): TextRun[] {
  const runs: TextRun[] = []
  let last: { -readonly [Key in keyof TextRun]: TextRun[Key] } | undefined
  for (const span of spans) {
    last = undefined
    for (let at = span.start; at < span.end; ) {
      const codePoint = text.codePointAt(at) ?? 0
      const end = at + (codePoint > 0xffff ? 2 : 1)
      const level = levels[at] ?? 0
      const [face, isMissing] = getFace(codePoint, span, last, fonts)
      const isTab = codePoint === TAB
      const isAlike = last && last.face === face && last.level === level && last.isMissing === isMissing
      if (last && isAlike && !isTab && !last.isTab) last.end = end
      else {
        last = { start: at, end, span, style: span.style, face, level, isMissing, isTab }
        runs.push(last)
      }
      at = end
    }
  }
  return runs
}

function getFace(
  codePoint: number,
  { style: { request }, image }: StyledSpan,
  last: TextRun | undefined,
  fonts: FontSet,
): [Face, isMissing: boolean] {
  const kind = getKind(codePoint)
  const isAttached = kind !== 'own' && last !== undefined
  if (isAttached && (kind === 'invisible' || last.face.font.glyphOf(codePoint) !== 0))
    return [last.face, last.isMissing && kind !== 'space']
  const hasNoShape = kind === 'invisible' || codePoint === TAB || image !== undefined
  const face = fonts.faceFor(hasNoShape ? SPACE : codePoint, request)
  if (face) return [face, false]
  const replacement = fonts.faceFor(REPLACEMENT, request)
  if (!replacement) throw new Error('No font has a replacement character')
  return [replacement, true]
}

/** How the face of a character is chosen: by itself, with the preceding character, or any, since it has no shape. */
type Kind = 'own' | 'mark' | 'space' | 'invisible'
const kinds = new Map<number, Kind>()

function getKind(codePoint: number): Kind {
  const known = kinds.get(codePoint)
  if (known) return known
  const character = String.fromCodePoint(codePoint)
  const kind = INVISIBLE.test(character)
    ? 'invisible'
    : WHITE.test(character)
      ? 'space'
      : MARK.test(character)
        ? 'mark'
        : 'own'
  kinds.set(codePoint, kind)
  return kind
}

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character)
}

/** Collects the fonts that a paragraph needs. */
export function collectFontRequests(
  { text, spans }: StyledText,
  requests: Map<FontRequest, Set<number>>,
): void {
  for (const { start, end, style, image } of spans) {
    const characters = requests.get(style.request) ?? new Set([SPACE, HYPHEN, REPLACEMENT])
    requests.set(style.request, characters)
    if (image) continue
    for (const character of text.slice(start, end)) {
      const codePoint = character.codePointAt(0) ?? 0
      if (codePoint !== TAB && getKind(codePoint) !== 'invisible') characters.add(codePoint)
    }
  }
}
