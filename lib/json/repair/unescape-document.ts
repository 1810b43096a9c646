import type { Change } from './change.ts'

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
export function unescapeDocument(text: string): Change[] {
  if (!ESCAPED_DOCUMENT.test(text)) return []
  return Array.from(text.matchAll(ESCAPE), ({ index, 1: letter = '' }) => ({
    offset: index,
    length: 2,
    replacement: WHITESPACE.get(letter) ?? letter,
    reason: 'Escapes around the document were removed',
  }))
}
