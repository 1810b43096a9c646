import type { Span } from './text-lines.ts'

/** Words that run from left to right, with the spaces between them. */
const LEFT_RUN =
  /[[\p{L}\p{N}]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]](?:[[\p{L}\p{N}\s.,:\/%@_\-]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]]*[[\p{L}\p{N}]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]])?/gv
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/**
 * Returns a right-to-left line in logical order: pages store glyphs from left to right, so all of it is reversed except
 * for numbers and left-to-right words.
 */
export function visualToLogical(spans: readonly Span[]): Span[] {
  return spans.toReversed().map((span) => ({ ...span, text: reverseClusters(span.text) }))
}

function reverseClusters(text: string): string {
  const clusters = text.match(/\P{M}\p{M}*/gu) ?? []
  const whole = clusters
    .toReversed()
    .map((char) => MIRRORED[char] ?? char)
    .join('')
  return whole.replace(LEFT_RUN, (run) => [...run].toReversed().join(''))
}
