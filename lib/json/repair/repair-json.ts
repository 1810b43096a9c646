import { toResult } from '../../result/result.ts'
import { UserError } from '../../result/user-error.ts'
import { encodeJsonText } from '../encoding.ts'
import { checkJson } from '../scanner.ts'
import { applyChanges, type Change, inTextOrder } from './change.ts'
import { JsonRepairer } from './json-repairer.ts'

export type JsonRepair = {
  /** Valid JSON. */
  readonly text: string
  /** In the order of the text, not overlapping; empty if nothing had to be done. */
  readonly changes: readonly Change[]
}

/**
 * Repairs almost valid JSON: trailing and missing commas, other quotes, keys without quotes, comments, words of
 * JavaScript and Python, calls around values, unclosed brackets and strings, several values one after the other, a
 * document that was escaped as a string. Half of a surrogate pair becomes U+FFFD, as everywhere, without being reported
 * as a change. The result is always valid JSON; throws UserError if none is found.
 */
export function repairJson(text: string): JsonRepair {
  const before = toResult(() => checkJson(encodeJsonText(text)))
  if (before.ok) return { text, changes: [] }
  const wellFormed = text.toWellFormed()
  for (const repair of [unescapeDocument, (almost: string) => new JsonRepairer(almost).run()]) {
    const changes = inTextOrder(repair(wellFormed))
    const repaired = applyChanges(wellFormed, changes)
    if (toResult(() => checkJson(encodeJsonText(repaired))).ok) return { text: repaired, changes }
  }
  throw new UserError('This text could not be repaired', before.problem.message, before.problem.offset)
}

const ESCAPED_DOCUMENT = /^\s*[[{](?:\s|\\[nrt])*\\"/
const ESCAPE = /\\(["\\/bfnrt])/g
const WHITESPACE: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])

/**
 * Removes one level of escapes from a document that was copied out of a string, such as `{\"a\":1}`; returns no changes
 * for others.
 */
function unescapeDocument(text: string): Change[] {
  if (!ESCAPED_DOCUMENT.test(text)) return []
  return Array.from(text.matchAll(ESCAPE), ({ index, 1: letter = '' }) => ({
    offset: index,
    length: 2,
    replacement: WHITESPACE.get(letter) ?? letter,
    reason: 'Escapes around the document were removed',
  }))
}
