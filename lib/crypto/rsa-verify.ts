import { joinBytes } from '../bytes/bytes.ts'
import { fromBase64url } from './base64url.ts'
import { getHash } from './hashes.ts'

export type RsaSignature = {
  readonly scheme: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS'
  readonly hash: string
  /** Bytes of salt, for PSS. */
  readonly saltLength: number
}

/** DigestInfo before the hash (RFC 8017 §9.2, note 1). */
const DIGEST_INFO: Readonly<Record<string, string>> = {
  'SHA-256': '3031300d060960864801650304020105000420',
  'SHA-384': '3041300d060960864801650304020205000430',
  'SHA-512': '3051300d060960864801650304020305000440',
}

/**
 * Verifies an RSA signature (RFC 8017 §8.1.2 and §8.2.2). It computes with public values only, so that its time
 * reveals nothing.
 */
export function verifyRsa(
  { n = '', e = '' }: JsonWebKey,
  { scheme, hash, saltLength }: RsaSignature,
  signature: Uint8Array,
  data: Uint8Array,
): boolean {
  const modulus = toInteger(fromBase64url(n))
  const bits = modulus.toString(2).length
  const size = Math.ceil(bits / 8)
  const number = toInteger(signature)
  if (signature.length !== size || number >= modulus) return false
  const encoded = toBytes(power(number, toInteger(fromBase64url(e)), modulus), size)
  const digest = getHash(hash)(data)
  if (scheme === 'RSA-PSS') return isPss(encoded, bits - 1, hash, digest, saltLength)
  return isEqual(encoded, pkcs1Encoding(hash, digest, size))
}

/** Number of bits of the modulus of an RSA key. */
export function modulusLength({ n = '' }: JsonWebKey): number {
  return toInteger(fromBase64url(n)).toString(2).length
}

/** EMSA-PKCS1-v1_5 (RFC 8017 §9.2). */
function pkcs1Encoding(hash: string, digest: Uint8Array, size: number): Uint8Array {
  const info = joinBytes([fromHex(DIGEST_INFO[hash] ?? ''), digest])
  const padding = new Uint8Array(Math.max(0, size - info.length - 3)).fill(0xff)
  return joinBytes([Uint8Array.of(0, 1), padding, Uint8Array.of(0), info])
}

/** EMSA-PSS (RFC 8017 §9.1.2). */
function isPss(
  encoded: Uint8Array,
  bits: number,
  hash: string,
  digest: Uint8Array,
  saltLength: number,
): boolean {
  const size = Math.ceil(bits / 8)
  const message = encoded.subarray(encoded.length - size)
  const maskedLength = size - digest.length - 1
  if (maskedLength < saltLength + 1 || message.at(-1) !== 0xbc) return false
  if (encoded.length > size && encoded[0] !== 0) return false
  const proof = message.subarray(maskedLength, -1)
  const mask = maskOf(proof, maskedLength, hash)
  const block = message.subarray(0, maskedLength).map((byte, index) => byte ^ (mask[index] ?? 0))
  const unused = 8 * size - bits
  if ((message[0] ?? 0) >> (8 - unused) !== 0) return false
  block[0] = (block[0] ?? 0) & (0xff >> unused)
  const zeros = block.subarray(0, maskedLength - saltLength - 1)
  if (zeros.some((byte) => byte !== 0) || block[zeros.length] !== 1) return false
  const salt = block.subarray(zeros.length + 1)
  return isEqual(proof, getHash(hash)(joinBytes([new Uint8Array(8), digest, salt])))
}

/** MGF1 (RFC 8017 B.2.1). */
function maskOf(seed: Uint8Array, length: number, hash: string): Uint8Array {
  const chunks: Uint8Array[] = []
  for (let made = 0, counter = 0; made < length; counter++) {
    const chunk = getHash(hash)(joinBytes([seed, toBytes(BigInt(counter), 4)]))
    chunks.push(chunk)
    made += chunk.length
  }
  return joinBytes(chunks).subarray(0, length)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

function toBytes(number: bigint, size: number): Uint8Array {
  return fromHex(number.toString(16).padStart(2 * size, '0'))
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
