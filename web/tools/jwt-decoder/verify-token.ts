import { JOSENotSupported, JWSSignatureVerificationFailed } from 'jose/errors'
import { compactVerify } from 'jose/jws/compact/verify'
import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { toResult, toResultAsync } from '#lib/result/result.ts'
import { type Algorithm, getAlgorithm, isUnsigned } from './algorithms.ts'
import { type CompactToken, writeCompactToken } from './compact-token.ts'
import { readGivenKey } from './given-key.ts'
import { importVerifyingKey, isPrivateKey, type SingleKey } from './import-key.ts'
import type { Jwk } from './jwk.ts'
import { SECRET_ENCODINGS, type SecretEncoding } from './jwt-state.ts'
import { misfit } from './key-fit.ts'
import {
  mismatch,
  toUnverified,
  toVerified,
  UNSIGNED,
  UNVERIFIED,
  unfit,
  type Verification,
} from './verification.ts'

/** A token, what its header says, and the key to check it with. */
export type VerifyQuestion = {
  readonly token: CompactToken
  readonly alg: string | undefined
  readonly kid: string | undefined
  /** A secret, PEM, JWK or JWKS, as pasted. */
  readonly keyText: string
  readonly encoding: SecretEncoding
}

/** Checks a signature (RFC 7515 §5.2). The header names the algorithm; a key of another kind is refused. */
export async function verifyToken(question: VerifyQuestion): Promise<Verification> {
  const { alg, keyText } = question
  if (isUnsigned(alg)) return UNSIGNED
  if (keyText === '') return UNVERIFIED
  if (alg === undefined) return toUnverified('The header names no algorithm.')
  const algorithm = getAlgorithm(alg)
  if (!algorithm) return toUnverified(`The algorithm ${alg} is not supported.`)
  const result = await toResultAsync(() => verifyWith(question, algorithm))
  if (result.ok) return result.value
  const { message, detail } = result.problem
  return toUnverified([message, detail].filter(Boolean).join('. '))
}

async function verifyWith(question: VerifyQuestion, algorithm: Algorithm): Promise<Verification> {
  const key = readGivenKey(question.keyText)
  return key.form === 'jwks'
    ? verifyWithSet(question, algorithm, key.keys)
    : verifyWithOne(question, algorithm, key)
}

async function verifyWithSet(
  question: VerifyQuestion,
  algorithm: Algorithm,
  keys: readonly Jwk[],
): Promise<Verification> {
  const { kid } = question
  const candidates = keys.filter((key) => kid === undefined || key.kid === kid)
  if (candidates.length === 0)
    return toUnverified(`No key of the ${keys.length} in the set has the kid “${kid}”.`)
  let last: Verification | undefined
  for (const jwk of candidates) {
    const answer = await verifyWithOne(question, algorithm, { form: 'jwk', jwk })
    if (answer.status === 'verified') return toVerified(`With ${nameIn(keys, jwk)}.`)
    if (last?.status !== 'mismatch')
      last = { ...answer, detail: `${nameIn(keys, jwk, true)}: ${answer.detail}` }
  }
  return candidates.length === 1 && last
    ? last
    : last?.status === 'mismatch'
      ? mismatch(`None of the ${candidates.length} keys that may be meant made it.`)
      : unfit(algorithm.name, `None of the ${candidates.length} keys in the set fits.`)
}

function nameIn(keys: readonly Jwk[], key: Jwk, isStart = false): string {
  const place = `${isStart ? 'Key' : 'key'} ${keys.indexOf(key) + 1} of ${keys.length}`
  return key.kid === undefined ? place : `${place}, kid “${key.kid}”`
}

async function verifyWithOne(
  question: VerifyQuestion,
  algorithm: Algorithm,
  key: SingleKey,
): Promise<Verification> {
  const reason = misfit(algorithm, key)
  if (reason !== undefined) return unfit(algorithm.name, reason)
  const answer = await check(question, algorithm, key)
  if (answer.status === 'mismatch' && key.form === 'secret') {
    const other = await otherEncoding(question, algorithm, key)
    if (other !== undefined) return mismatch(`It does match when the secret is read as ${other}.`)
  }
  const isMoreThanNeeded = answer.status === 'verified' && key.form !== 'secret' && isPrivateKey(key)
  return isMoreThanNeeded && algorithm.key.kty !== 'oct'
    ? toVerified('This is a private key: the public one is enough to verify.')
    : answer
}

/** Returns the label of another secret encoding that makes the signature match. */
async function otherEncoding(
  question: VerifyQuestion,
  algorithm: Algorithm,
  key: SingleKey,
): Promise<string | undefined> {
  for (const { value, label } of SECRET_ENCODINGS) {
    if (value === question.encoding) continue
    const result = await toResultAsync(() => check({ ...question, encoding: value }, algorithm, key))
    if (result.ok && result.value.status === 'verified') return label
  }
  return undefined
}

async function check(
  { token, encoding }: VerifyQuestion,
  algorithm: Algorithm,
  key: SingleKey,
): Promise<Verification> {
  if (token.signature === '') return mismatch('The signature is empty.')
  if (!isCanonical(token.signature)) return mismatch('Its last characters hold bits that mean nothing.')
  const { name } = algorithm
  try {
    const ready = await importVerifyingKey(algorithm, key, encoding)
    if (ready instanceof Uint8Array && ready.length === 0) return toUnverified('The secret is empty.')
    await compactVerify(writeCompactToken(token), ready, { algorithms: [name] })
    return toVerified('')
  } catch (error) {
    if (error instanceof JWSSignatureVerificationFailed)
      return mismatch('Another key made it, or the token was changed.')
    return toUserError(name, error)
  }
}

/** Whether a base64url text is the only way to write its bytes; jose would pass over stray bits at the end. */
function isCanonical(base64url: string): boolean {
  return toResult(() => decodeBase64(new TextEncoder().encode(base64url), { strict: 'url' })).ok
}

function toUserError(alg: string, error: unknown): Verification {
  if (error instanceof DOMException && error.name === 'NotSupportedError') {
    return toUnverified(`This browser cannot check ${alg}.`)
  }
  if (error instanceof JOSENotSupported && /Extension Header/.test(error.message)) {
    return toUnverified(
      'The header lists something critical (“crit”) that is not understood here, so the token must be refused.',
    )
  }
  if (error instanceof TypeError && /modulusLength/.test(error.message)) {
    return unfit(alg, 'RSA keys need at least 2048 bits (RFC 7518).')
  }
  if (error instanceof Error && error.name !== 'UserError')
    return toUnverified('This key could not be read: it is damaged.')
  throw error
}
