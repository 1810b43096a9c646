import { CompactSign } from 'jose/jws/compact/sign'
import * as v from 'valibot'
import { formatJsonText } from '#lib/json/format.ts'
import { escapeJsonString } from '#lib/json/string-escape.ts'
import { isUnsafeInteger } from '#lib/json/unsafe-integers.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Algorithm, getAlgorithm } from './algorithms.ts'
import { getText } from './claims.ts'
import { readGivenKey } from './given-key.ts'
import { importSigningKey, isPrivateKey, type SingleKey } from './import-key.ts'
import { type JsonPart, readJsonObject } from './json-part.ts'
import type { SecretEncoding } from './jwt-state.ts'
import { misfit } from './key-fit.ts'

/** Contents of a new token, as typed. */
export type SignQuestion = {
  readonly header: string
  readonly payload: string
  /** A secret, or a private key as PEM or JWK. */
  readonly keyText: string
  readonly encoding: SecretEncoding
}

const JsonObject = v.record(v.string(), v.unknown())

/**
 * Signs a token (RFC 7515 §5.1). Whitespace between values is removed; numbers and strings of the payload remain as
 * typed. Throws UserError naming the error.
 */
export async function signToken(question: SignQuestion): Promise<string> {
  const { header, payload, encoding } = question
  const part = readJsonObject('Header', header)
  readJsonObject('Payload', payload)
  assertExact(part)
  const algorithm = getAlgorithm(getText(part, 'alg'))
  if (!algorithm) {
    throw new UserError(
      'Header names no algorithm to sign with',
      'Set “alg” to one of the list, such as HS256.',
    )
  }
  const key = signingKey(question.keyText, algorithm)
  const parameters = v.parse(JsonObject, JSON.parse(header))
  try {
    const ready = await importSigningKey(algorithm, key, encoding)
    if (ready instanceof Uint8Array && ready.length === 0) throw new UserError('The secret is empty')
    return await new CompactSign(new TextEncoder().encode(formatJsonText(payload, '')))
      .setProtectedHeader({ ...parameters, alg: algorithm.name })
      .sign(ready)
  } catch (error) {
    throw toUserError(algorithm, error)
  }
}

/** The header is converted to JavaScript's numbers, which represent no integer beyond 2^53. */
function assertExact({ members, duplicates }: JsonPart): void {
  const [duplicate] = duplicates
  if (duplicate !== undefined) throw new UserError(`“${duplicate}” appears more than once in the header`)
  const inexact = members.find(({ kind, source }) => kind === 'number' && isUnsafeInteger(source))
  if (inexact)
    throw new UserError(`“${inexact.name}” is too large a number for a header`, 'Write it as text.')
}

function signingKey(text: string, algorithm: Algorithm): SingleKey {
  if (text === '') throw new UserError('A key is needed to sign')
  const key = readGivenKey(text)
  if (key.form === 'jwks') throw new UserError('A set of keys cannot sign', 'Give one of its keys, as a JWK.')
  if (key.form === 'secret' && algorithm.key.kty !== 'oct') {
    throw new UserError(
      `Key does not fit algorithm ${algorithm.name}`,
      `${algorithm.name} signs with a private key, as PEM or JWK, not with a secret.`,
    )
  }
  const reason = misfit(algorithm, key)
  if (reason !== undefined) throw new UserError(`Key does not fit algorithm ${algorithm.name}`, reason)
  if (!isPrivateKey(key)) throw new UserError('This key is public', 'Only the private key can sign.')
  return key
}

function toUserError({ name }: Algorithm, error: unknown): unknown {
  if (error instanceof UserError || !(error instanceof Error)) return error
  if (error.name === 'NotSupportedError') return new UserError(`This browser cannot sign with ${name}`)
  if (/modulusLength/.test(error.message)) {
    return new UserError(`Key does not fit algorithm ${name}`, 'RSA keys need at least 2048 bits (RFC 7518).')
  }
  if (error.name.startsWith('JW') || error.name.startsWith('JOSE')) {
    return new UserError('This header cannot be signed', `${error.message}.`)
  }
  return new UserError('This key could not be read', 'It is damaged, or not meant for signing.')
}

/** Returns the header with another `alg`, otherwise unchanged; an invalid header is replaced. */
export function setAlgorithm(header: string, alg: string): string {
  const part = toResult(() => readJsonObject('Header', header))
  const members = part.ok ? part.value.members : [{ name: 'typ', source: '"JWT"' }]
  const others = members.filter(({ name }) => name !== 'alg').map(({ name, source }) => line(name, source))
  return `{\n${[line('alg', escapeJsonString(alg)), ...others].join(',\n')}\n}`
}

function line(name: string, source: string): string {
  return `  ${escapeJsonString(name)}: ${source}`
}
