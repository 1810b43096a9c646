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
  for (const repair of [
    unescapeDocument,
    repairCodeBlocks,
    (almost: string) => new JsonRepairer(almost).run(),
  ]) {
    const changes = inTextOrder(repair(wellFormed))
    const repaired = applyChanges(wellFormed, changes)
    if (toResult(() => checkJson(encodeJsonText(repaired))).ok) return { text: repaired, changes }
  }
  throw new UserError('This text could not be repaired', before.problem.message, before.problem.offset)
}

const CODE_BLOCK = /```[\w-]*\s[\s\S]*?```/g

/** Repairs the code blocks of an assistant's answer, and removes the prose around them. */
function repairCodeBlocks(text: string): Change[] {
  const prose: Change[] = []
  let blanked = ''
  const addProse = (end: number) => {
    const length = end - blanked.length
    const reason = 'Prose around a code block was removed'
    if (text.slice(blanked.length, end).trim() !== '')
      prose.push({ offset: blanked.length, length, replacement: '', reason })
    blanked += ' '.repeat(length)
  }
  for (const { index, 0: block } of text.matchAll(CODE_BLOCK)) {
    addProse(index)
    blanked += block
  }
  // Before a block within a value stands an opened bracket.
  if (blanked === '' || /[{[]/.test(prose[0]?.offset === 0 ? text.slice(0, prose[0].length) : '')) return []
  addProse(text.length)
  return prose.length === 0 ? [] : [...prose, ...new JsonRepairer(blanked).run()]
}

const ESCAPED_DOCUMENT = /^\s*(?:[[{](?:\s|\\[nrt])*)?\\"/
const ESCAPE = /\\(["\\/bfnrt])/g
/** A document from a CSV cell, where quotes are doubled. */
const DOUBLED_DOCUMENT = /^\s*[[{]\s*""[^"\s,:}\]]/
const ESCAPED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])

/**
 * Removes one level of escapes from a document that was copied out of a string, such as `{\"a\":1}` or `{""a"":1}`; returns no changes
 * for others.
 */
function unescapeDocument(text: string): Change[] {
  if (DOUBLED_DOCUMENT.test(text))
    return Array.from(text.matchAll(/""/g), ({ index }) => ({
      offset: index,
      length: 2,
      replacement: '"',
      reason: 'Doubled quotes became single',
    }))
  if (!ESCAPED_DOCUMENT.test(text)) return []
  return Array.from(text.matchAll(ESCAPE), ({ index, 1: letter = '' }) => ({
    offset: index,
    length: 2,
    replacement: ESCAPED_CHARACTERS.get(letter) ?? letter,
    reason: 'Escapes around the document were removed',
  }))
}
