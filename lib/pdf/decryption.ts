import { joinBytes } from '../bytes/bytes.ts'
import { decryptCbc, decryptPadded } from './aes.ts'
import { keyLengths, type Method, type Methods, type Resolve, readMethods } from './crypt-filters.ts'
import { hashPassword } from './encryption.ts'
import { md5 } from './md5.ts'
import { isName, type PdfDict, type PdfObject, PdfString, textToBytes } from './objects.ts'
import { newPasswordCandidates, oldPasswordBytes } from './password-bytes.ts'

/** Decryption of a file with a known password. */
export type Decryption = Methods & {
  readonly key: Uint8Array
  readonly hidesMetadata: boolean
}
/** The standard security handler's entries (ISO 32000-1, table 21; ISO 32000-2, table 21). */
type Lock = {
  readonly revision: number
  /** Of keys up to version 4, in bytes. */
  readonly keyLength: number
  readonly owner: Uint8Array
  readonly user: Uint8Array
  readonly ownerKey: Uint8Array
  readonly userKey: Uint8Array
  readonly permissions: number
  readonly hidesMetadata: boolean
  readonly id: Uint8Array
}

const PADDING = textToBytes(
  '\x28\xBF\x4E\x5E\x4E\x75\x8A\x41\x64\x00\x4E\x56\xFF\xFA\x01\x08\x2E\x2E\x00\xB6\xD0\x68\x3E\x80\x2F\x0C\xA9\xFE\x64\x53\x69\x7A',
)

/** True for the password-based handler in its published versions; certificates are beyond us. */
export function isKnownEncryption(dict: PdfDict): boolean {
  return isName(dict.get('Filter'), 'Standard') && [1, 2, 4, 5].includes(getNumber(dict.get('V'), 0))
}

/**
 * Finds the key that `password` yields as the user's or the owner's; undefined when it is neither. The entries of `dict`
 * are resolved, those below it by `resolve`. Throws a `PdfOpenError` for an unknown cipher.
 */
export async function unlock(
  dict: PdfDict,
  id: PdfObject,
  password: string,
  resolve: Resolve,
): Promise<Decryption | undefined> {
  const methods = readMethods(dict, resolve)
  const { hidesMetadata } = getLock(dict, id, 0)
  const key = await findKey(dict, id, password, resolve)
  return key && { ...methods, key, hidesMetadata }
}

async function findKey(
  dict: PdfDict,
  id: PdfObject,
  password: string,
  resolve: Resolve,
): Promise<Uint8Array | undefined> {
  if (getNumber(dict.get('V'), 0) === 5) {
    for (const bytes of newPasswordCandidates(password)) {
      const key = await newKey(getLock(dict, id, 32), bytes)
      if (key) return key
    }
    return undefined
  }
  for (const length of keyLengths(dict, resolve))
    for (const bytes of oldPasswordBytes(password)) {
      const key = oldKey(getLock(dict, id, length), bytes)
      if (key) return key
    }
  return undefined
}

const KEY_BYTES_4 = 16

/**
 * Returns the decryptions that a key can mean. Acrobat fills up a key of version 4 with zeros to 16 bytes; other
 * programs use it as it is, like the standard.
 */
export function keyVariants(decryption: Decryption, dict: PdfDict): Decryption[] {
  const { key } = decryption
  if (getNumber(dict.get('V'), 0) !== 4 || key.length === 0 || key.length >= KEY_BYTES_4) return [decryption]
  const padded = new Uint8Array(KEY_BYTES_4)
  padded.set(key)
  return [decryption, { ...decryption, key: padded }]
}

/** Returns what can be read without the password if only attachments are encrypted (7.6.5.1), else undefined. */
export function withoutAttachments(dict: PdfDict, resolve: Resolve): Decryption | undefined {
  const { strings, streams } = readMethods(dict, resolve)
  if (strings !== 'none' || streams !== 'none') return undefined
  return { strings, streams, attachments: 'locked', key: new Uint8Array(0), hidesMetadata: false }
}

/** Decrypts one string or stream of the object with that number (7.6.2, algorithm 1). */
export function decryptBytes(
  decryption: Decryption,
  method: Method,
  number: number,
  generation: number,
  bytes: Uint8Array,
) {
  if (method === 'none' || method === 'locked') return bytes
  if (method === 'aes256') return decryptPadded(decryption.key, bytes)
  const salt = method === 'aes128' ? 'sAlT' : ''
  const place = [number, number >> 8, number >> 16, generation, generation >> 8]
  const hash = md5(joinBytes([decryption.key, Uint8Array.from(place), textToBytes(salt)]))
  const key = hash.subarray(0, Math.min(decryption.key.length + 5, 16))
  return method === 'aes128' ? decryptPadded(key, bytes) : rc4(key, bytes)
}

function getLock(dict: PdfDict, id: PdfObject, keyLength: number): Lock {
  const firstId = Array.isArray(id) ? id[0] : undefined
  return {
    revision: getNumber(dict.get('R'), 2),
    keyLength,
    owner: getBytes(dict.get('O')),
    user: getBytes(dict.get('U')),
    ownerKey: getBytes(dict.get('OE')),
    userKey: getBytes(dict.get('UE')),
    permissions: getNumber(dict.get('P'), 0),
    hidesMetadata: dict.get('EncryptMetadata') !== false,
    id: getBytes(firstId),
  }
}

function getNumber(value: PdfObject | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function getBytes(value: PdfObject | undefined): Uint8Array {
  return value instanceof PdfString ? textToBytes(value.bytes) : new Uint8Array(0)
}

function oldKey(lock: Lock, password: Uint8Array): Uint8Array | undefined {
  return checkedOldKey(lock, password) ?? checkedOldKey(lock, userPasswordFrom(lock, password))
}

/** Algorithms 2, 4, 5 and 6 of 7.6.3. */
function checkedOldKey(lock: Lock, password: Uint8Array): Uint8Array | undefined {
  const permissions = Uint8Array.of(...[0, 8, 16, 24].map((shift) => lock.permissions >> shift))
  const mark = lock.revision >= 4 && !lock.hidesMetadata ? [255, 255, 255, 255] : []
  const start = joinBytes([
    pad(password),
    lock.owner.subarray(0, 32),
    permissions,
    lock.id,
    Uint8Array.from(mark),
  ])
  const key = stretch(lock, md5(start))
  if (lock.revision === 2) return same(rc4(key, PADDING), lock.user, 32) ? key : undefined
  const check = rc4Rounds(key, md5(joinBytes([PADDING, lock.id])), ROUNDS)
  return same(check, lock.user, 16) ? key : undefined
}

const ROUNDS = Array.from({ length: 20 }, (_, i) => i)

/** Algorithm 7: the owner's password decrypts the user's. */
function userPasswordFrom(lock: Lock, ownerPassword: Uint8Array): Uint8Array {
  const key = stretch(lock, md5(pad(ownerPassword)))
  const owner = lock.owner.subarray(0, 32)
  return lock.revision === 2 ? rc4(key, owner) : rc4Rounds(key, owner, ROUNDS.toReversed())
}

function stretch(lock: Lock, hash: Uint8Array): Uint8Array {
  let key = hash.subarray(0, lock.keyLength)
  if (lock.revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, lock.keyLength)
  return key
}

function rc4Rounds(key: Uint8Array, input: Uint8Array, rounds: readonly number[]): Uint8Array {
  return rounds.reduce(
    (bytes, round) =>
      rc4(
        key.map((byte) => byte ^ round),
        bytes,
      ),
    input,
  )
}

function pad(password: Uint8Array): Uint8Array {
  return joinBytes([password, PADDING]).subarray(0, 32)
}

/** Algorithm 2.A of ISO 32000-2, 7.6.4.3.3: validation salt, key salt, and the wrapped file key. */
async function newKey(lock: Lock, password: Uint8Array): Promise<Uint8Array | undefined> {
  const owner = lock.user.subarray(0, 48)
  return (
    (await unwrap(lock, password, lock.user, lock.userKey, new Uint8Array(0))) ??
    (await unwrap(lock, password, lock.owner, lock.ownerKey, owner))
  )
}

async function unwrap(
  lock: Lock,
  password: Uint8Array,
  check: Uint8Array,
  wrapped: Uint8Array,
  extra: Uint8Array,
) {
  const proof = await hashPassword(lock.revision, password, check.subarray(32, 40), extra)
  if (!same(proof, check, 32)) return undefined
  const key = await hashPassword(lock.revision, password, check.subarray(40, 48), extra)
  return decryptCbc(key, new Uint8Array(16), wrapped.subarray(0, 32))
}

function same(a: Uint8Array, b: Uint8Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (a[i] !== b[i] || a[i] === undefined) return false
  return true
}

/** RC4, the stream cipher of PDF encryption before AES; encrypting and decrypting are the same. */
export function rc4(key: Uint8Array, input: Uint8Array): Uint8Array {
  const state = keySchedule(key)
  const output = new Uint8Array(input.length)
  let [i, j] = [0, 0]
  for (let at = 0; at < input.length; at++) {
    i = (i + 1) & 255
    const first = state[i] ?? 0
    j = (j + first) & 255
    const second = state[j] ?? 0
    state[i] = second
    state[j] = first
    output[at] = (input[at] ?? 0) ^ (state[(first + second) & 255] ?? 0)
  }
  return output
}

function keySchedule(key: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i)
  let j = 0
  for (let i = 0; i < 256; i++) {
    const value = state[i] ?? 0
    j = (j + value + (key[i % key.length] ?? 0)) & 255
    state[i] = state[j] ?? 0
    state[j] = value
  }
  return state
}
