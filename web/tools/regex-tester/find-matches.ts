import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { foreignEscapeHints } from './flavor-hints.ts'
import { foreignHints } from './foreign-syntax.ts'
import { groupNames } from './grammar/parse-pattern.ts'
import { type Matches, NO_MATCHES } from './matches.ts'

/** Compiles the pattern. Throws UserError "Invalid Regex" with the engine's message and hints on foreign syntax. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    throw new UserError('Invalid Regex', explainRejection(error, pattern))
  }
}

/** The engine's message, and what the pattern means in another engine. */
function explainRejection(error: unknown, pattern: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const hints = [...foreignHints(pattern), ...(/escape/i.test(message) ? foreignEscapeHints(pattern) : [])]
  return [hints.length > 0 ? `${message}.` : message, ...hints].join(' ')
}

/** Whether the engine accepts a pattern; nothing is searched, so this is quick for any. */
export function isValidPattern(pattern: string, flags: string): boolean {
  return toResult(() => compile(pattern, flags)).ok
}

/**
 * Returns the matches of `text.matchAll` with flag g, or the first of `exec` without it. Flag d is added, which changes
 * no match and reports the position of each group. `report` receives the processed share of the text.
 */
export function findMatches(
  pattern: string,
  flags: string,
  text: string,
  report: (fraction: number) => void = () => {},
): Matches {
  compile(pattern, flags)
  const regex = compile(pattern, flags.includes('d') ? flags : `${flags}d`)
  const found = regex.global ? text.matchAll(regex) : getFirst(regex, text)
  let spans = NO_MATCHES.spans
  let stride = NO_MATCHES.stride
  let count = 0
  for (const { indices } of found) {
    if (!indices) continue
    stride = 2 * indices.length
    const at = count * stride
    if (at + stride > spans.length) spans = growBuffer(spans, stride)
    for (let group = 0; group < indices.length; group++) {
      const span = indices[group]
      spans[at + 2 * group] = span ? span[0] : -1
      spans[at + 2 * group + 1] = span ? span[1] : -1
    }
    count++
    report((indices[0]?.[1] ?? 0) / (text.length || 1))
  }
  const names = groupNames(pattern, flags)
  return { count, stride, spans: spans.slice(0, count * stride), names }
}

function getFirst(regex: RegExp, text: string): RegExpExecArray[] {
  const match = regex.exec(text)
  return match ? [match] : []
}

function growBuffer(spans: Int32Array<ArrayBuffer>, stride: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(Math.max(64 * stride, 2 * spans.length))
  next.set(spans)
  return next
}
