import { toResult } from '#lib/result/result.ts'
import { bareToken } from './compact-token.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'

/** Returns the header of an encrypted token in its compact form (RFC 7516 §7.1); undefined for any other text. */
export function readEncryptedHeader(text: string): JsonPart | undefined {
  const parts = bareToken(text).split('.')
  if (parts.length !== 5 || parts.some((part) => part.includes('~'))) return undefined
  const header = toResult(() => readJsonPart('Header', parts[0] ?? ''))
  return header.ok ? header.value : undefined
}
