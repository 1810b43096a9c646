import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { encodeBase64 } from '#lib/bytes/encode-base64.ts'
import { derBitString, derValue, TAG } from '#lib/crypto/der.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { KeyType } from './algorithms.ts'

/** How a key is packed, by the label of its PEM (RFC 7468). */
type PemForm = 'spki' | 'pkcs8' | 'x509'

export type PemKey = {
  readonly form: PemForm
  /** Key in PEM of that form, whatever its original form. */
  readonly text: string
  /** Undefined for a kind that JWTs do not use. */
  readonly type: KeyType | undefined
}

const LABELS: Readonly<Record<PemForm, string>> = {
  spki: 'PUBLIC KEY',
  pkcs8: 'PRIVATE KEY',
  x509: 'CERTIFICATE',
}
const PEM = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/
const UNREADABLE = 'This key could not be read'

/**
 * Parses the first PEM block, wrapping PKCS #1 and SEC 1 as WebCrypto requires. Throws UserError if the key is
 * unusable.
 */
export function readPem(text: string): PemKey {
  const [, label = '', body = ''] = PEM.exec(text.replaceAll('\\n', '\n')) ?? []
  if (label === '') throw new UserError(UNREADABLE, 'Its last line, -----END …-----, is missing.')
  const bytes = toResult(() => decodeBase64(new TextEncoder().encode(body)))
  if (!bytes.ok) throw new UserError(UNREADABLE, `The PEM is damaged. ${bytes.problem.detail}`)
  const { form, der } = modern(label, bytes.value)
  return { form, text: writePem(LABELS[form], der), type: getKeyType(der) }
}

/** Returns a bare DER as PEM, its kind recognized by its first fields (RFC 5280, 5208, 5915, 8017). */
export function readDer(der: Uint8Array<ArrayBuffer>): PemKey {
  const { form, der: wrapped } = modern(labelOf(der), der)
  return { form, text: writePem(LABELS[form], wrapped), type: getKeyType(wrapped) }
}

/** Returns a certificate in base64 (RFC 7517 §4.7) as PEM. */
export function certificatePem(base64: string): string {
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----`
}

function labelOf(der: Uint8Array): string {
  const content = der.subarray(contentStart(der, 0))
  if (content[0] === TAG.sequence)
    return content[contentStart(content, 0)] === OID_TAG ? 'PUBLIC KEY' : 'CERTIFICATE'
  const isVersion = content[0] === TAG.integer && content[1] === 1
  if (!isVersion) return 'RSA PUBLIC KEY'
  switch (content[3]) {
    case TAG.sequence:
      return 'PRIVATE KEY'
    case TAG.octetString:
      return 'EC PRIVATE KEY'
    default:
      return 'RSA PRIVATE KEY'
  }
}

const OID_TAG = 0x06

/** Returns the offset of the content of the value at this offset (X.690, 8.1.3). */
function contentStart(der: Uint8Array, at: number): number {
  const length = der[at + 1] ?? 0
  return at + 2 + (length < 0x80 ? 0 : length & 0x7f)
}

function modern(
  label: string,
  der: Uint8Array<ArrayBuffer>,
): { form: PemForm; der: Uint8Array<ArrayBuffer> } {
  switch (label) {
    case 'PUBLIC KEY':
      return { form: 'spki', der }
    case 'PRIVATE KEY':
      return { form: 'pkcs8', der }
    case 'CERTIFICATE':
      return { form: 'x509', der }
    case 'RSA PUBLIC KEY':
      return { form: 'spki', der: derValue(TAG.sequence, rsaIdentifier(), derBitString(der)) }
    case 'RSA PRIVATE KEY':
      return { form: 'pkcs8', der: pkcs8(rsaIdentifier(), der) }
    case 'EC PRIVATE KEY':
      return { form: 'pkcs8', der: pkcs8(ecIdentifier(der), der) }
    default:
      throw new UserError(
        UNREADABLE,
        `“${label}” is no form that can be used here. Encrypted keys must be decrypted first.`,
      )
  }
}

/** RFC 3279 §2.3.1 */
function rsaIdentifier(): Uint8Array {
  return derValue(TAG.sequence, OID.rsaEncryption, derValue(TAG.null))
}

/** RFC 5480 §2.1.1; the key itself names the curve (RFC 5915 §3). */
function ecIdentifier(sec1: Uint8Array): Uint8Array {
  const curve = OID.curves.find(({ oid }) => holds(sec1, oid))
  if (!curve) throw new UserError(UNREADABLE, 'This EC key does not tell its curve.')
  return derValue(TAG.sequence, OID.ecPublicKey, curve.oid)
}

/** RFC 5208 §5 */
function pkcs8(identifier: Uint8Array, key: Uint8Array): Uint8Array<ArrayBuffer> {
  const version = derValue(TAG.integer, Uint8Array.of(0))
  return derValue(TAG.sequence, version, identifier, derValue(TAG.octetString, key))
}

function getKeyType(der: Uint8Array): KeyType | undefined {
  if (holds(der, OID.rsaEncryption)) return { kty: 'RSA' }
  if (holds(der, OID.ecPublicKey)) {
    return { kty: 'EC', crv: OID.curves.find(({ oid }) => holds(der, oid))?.crv ?? 'unknown' }
  }
  return holds(der, OID.ed25519) ? { kty: 'OKP', crv: 'Ed25519' } : undefined
}

function holds(bytes: Uint8Array, sought: Uint8Array): boolean {
  for (let at = bytes.indexOf(sought[0] ?? 0); at !== -1; at = bytes.indexOf(sought[0] ?? 0, at + 1)) {
    if (sought.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

function writePem(label: string, der: Uint8Array): string {
  const base64 = new TextDecoder().decode(encodeBase64(der))
  return `-----BEGIN ${label}-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----`
}

/** Object identifiers with their tag and length, as encoded in a key. */
const OID = {
  rsaEncryption: hex('06092a864886f70d010101'),
  ecPublicKey: hex('06072a8648ce3d0201'),
  ed25519: hex('06032b6570'),
  curves: [
    { crv: 'P-256', oid: hex('06082a8648ce3d030107') },
    { crv: 'P-384', oid: hex('06052b81040022') },
    { crv: 'P-521', oid: hex('06052b81040023') },
    { crv: 'secp256k1', oid: hex('06052b8104000a') },
  ],
} as const

function hex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
