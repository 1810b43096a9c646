import { formatBytes } from '../bytes/format-bytes.ts'
import { UserError } from '../result/user-error.ts'
import type { TextDocument } from './blocks.ts'

/** A document with what was left out of it, in whole sentences. */
export type ReadDocument = { readonly document: TextDocument; readonly notes: readonly string[] }

/** A file's name without its extension, for a document that has no title. */
export function getTitle(name: string): string {
  return name.replace(/\.[^.]{1,5}$/, '') || name
}

/** Some 3,000 pages: more does not fit into the memory that a worker has. */
const MAX_CHARACTERS = 10_000_000
/** Number of tags in that many richly formatted word processor pages. */
const MAX_TAGS = 6_000_000
/** No encoding uses more per character. */
const MAX_BYTES_PER_CHARACTER = 4
const DATA_ADDRESS = /data:[^\s"')>]*/g
const LIMIT_MESSAGE = `A document can have at most ${MAX_CHARACTERS.toLocaleString('en-US')}`

/** Rejects text without images by its size in bytes, before it is read. Throws a `UserError` with its size. */
export function checkSize(sizeBytes: number): void {
  if (sizeBytes > MAX_CHARACTERS * MAX_BYTES_PER_CHARACTER)
    throw new UserError(`This text is too long (${formatBytes(sizeBytes)})`, `${LIMIT_MESSAGE} characters.`)
}

/** The text, unless it is too long for a document, pictures within it not counted. Throws a `UserError` with both lengths. */
export function checkedLength(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  let length = text.length
  for (const [url] of text.matchAll(DATA_ADDRESS)) length -= url.length
  if (length <= MAX_CHARACTERS) return text
  throw tooLong(length)
}

/** XML, unless there is too much of it for a tree in memory. Throws a `UserError` with what it has too much of. */
export function checkedXml(xml: string): string {
  if (xml.length <= MAX_CHARACTERS) return xml
  let tags = 0
  let characters = 0
  for (let at = 0; ; tags++) {
    const start = xml.indexOf('<', at)
    if (start === -1) break
    characters += start - at
    at = xml.indexOf('>', start) + 1
    if (at === 0) break
  }
  if (tags > MAX_TAGS)
    throw new UserError(
      'This document is too long',
      `It has ${tags.toLocaleString('en-US')} tags inside, and can have at most ${MAX_TAGS.toLocaleString('en-US')}.`,
    )
  if (characters > MAX_CHARACTERS) throw tooLong(characters)
  return xml
}

function tooLong(characters: number): UserError {
  return new UserError(`This text has ${characters.toLocaleString('en-US')} characters`, `${LIMIT_MESSAGE}.`)
}
