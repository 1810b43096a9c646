import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { type JsonDocument, type NodeId, type NodeKind, readJsonDocument } from '#lib/json/document.ts'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { firstInvalidUtf8 } from '#lib/json/encoding.ts'
import { formatJsonText } from '#lib/json/format.ts'
import { getChildren, getKey, getKind, getSource, textOfString } from '#lib/json/node.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { isTimeClaim } from './claims.ts'
import { INVALID_TOKEN } from './compact-token.ts'

/** Header parameter or claim; its value exactly as written, so that no digit is lost. */
export type Member = {
  readonly name: string
  readonly kind: NodeKind
  readonly source: string
  /** Value of a string; empty for other types. */
  readonly text: string
  /** Value formatted as in the text of the part. */
  readonly shown: string
}

/** Maximum length for formatting nested values one by one; larger parts are unreadable that way. */
const MAX_FORMATTED_LENGTH = 20_000
/** More than fits in any text of that length. */
const MAX_MEMBERS = 4000

/** The header or the payload: a JSON object. */
export type JsonPart = {
  /** Formatted for reading; numbers and strings as written. */
  readonly text: string
  /** In their order; of very many the first, and every one that is a time. */
  readonly members: readonly Member[]
  readonly memberCount: number
  /** Names that stand more than once in one object. */
  readonly duplicates: readonly string[]
  /** Whether it begins with a BOM, which JSON must not have (RFC 8259 §8.1). */
  readonly hasBom?: boolean
}

const MAX_DUPLICATES = 20

/** Reads a part of a token: base64url (RFC 7515 §2) of UTF-8 of a JSON object. Throws UserError naming the part and why. */
export function readJsonPart(name: 'Header' | 'Payload', base64url: string): JsonPart {
  const bytes = readPartBytes(name, base64url)
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const json = hasBom ? bytes.subarray(3) : bytes
  const invalid = firstInvalidUtf8(json)
  if (invalid !== -1) throw failure(name, `byte ${invalid + 1} is not UTF-8`)
  const document = valueOrFailure(
    name,
    toResult(() => readJsonDocument(json)),
  )
  if (getKind(document, 0) !== 'object') throw new UserError(INVALID_TOKEN, `${name} is not a JSON object.`)
  const part = describe(document, new TextDecoder().decode(json))
  return hasBom ? { ...part, hasBom } : part
}

function readPartBytes(name: 'Header' | 'Payload', base64url: string): Uint8Array<ArrayBuffer> {
  if (base64url === '') throw failure(name, 'it is empty')
  return valueOrFailure(
    name,
    toResult(() => decodeBase64(new TextEncoder().encode(base64url), { strict: 'url' })),
  )
}

const NESTED_TOKEN = /^e[wy][\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*\.[\w-]*)?$/

/** Returns the payload that is another token (RFC 7519 §2, "Nested JWT"); undefined for anything else. */
export function readNestedToken(base64url: string): string | undefined {
  const bytes = toResult(() => readPartBytes('Payload', base64url))
  const text = bytes.ok ? new TextDecoder().decode(bytes.value) : ''
  return NESTED_TOKEN.test(text) ? text : undefined
}

/** Parses a typed JSON object. Throws UserError `Invalid JSON: …` or that it is not an object. */
export function readJsonObject(name: 'Header' | 'Payload', text: string): JsonPart {
  const result = toResult(() => readJsonDocument(new TextEncoder().encode(text)))
  if (!result.ok)
    throw new UserError(`${name} is not valid JSON`, getReason(result.problem), result.problem.offset)
  if (getKind(result.value, 0) !== 'object') throw new UserError(`${name} is not a JSON object`)
  return describe(result.value, text)
}

function describe(document: JsonDocument, source: string): JsonPart {
  const nodes = [...getChildren(document, 0)]
  const isSmall = source.length <= MAX_FORMATTED_LENGTH
  return {
    text: formatJsonText(source, '  '),
    members: nodes
      .filter((node, index) => index < MAX_MEMBERS || isTimeClaim(getKey(document, node) ?? ''))
      .map((node) => memberAt(document, node, isSmall)),
    memberCount: nodes.length,
    duplicates: [
      ...new Set(findDuplicateKeys(document, MAX_DUPLICATES).map((node) => getKey(document, node) ?? '')),
    ],
  }
}

function memberAt(document: JsonDocument, node: NodeId, isLaidOut: boolean): Member {
  const kind = getKind(document, node)
  const source = getSource(document, node)
  return {
    name: getKey(document, node) ?? '',
    kind,
    source,
    text: kind === 'string' ? textOfString(source) : '',
    shown: isLaidOut && isNested(kind) ? formatJsonText(source, '  ').replaceAll('\n', '\n  ') : source,
  }
}

function isNested(kind: NodeKind): boolean {
  return kind === 'object' || kind === 'array'
}

function valueOrFailure<T>(name: string, result: Result<T>): T {
  if (result.ok) return result.value
  throw failure(name, getReason(result.problem))
}

function failure(name: string, reason: string): UserError {
  return new UserError(INVALID_TOKEN, `${name} is not valid JSON: ${reason}.`)
}

function getReason({ message, detail }: { readonly message: string; readonly detail: string }): string {
  if (message.startsWith('Invalid JSON: ')) return message.slice('Invalid JSON: '.length)
  return `its base64url is damaged. ${detail}`
}
