import { joinBytes } from '../bytes/bytes.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { derBitString, derValue, readDer, TAG } from './der.ts'

/** Object identifiers with tag and length, as hexadecimal digits. */
const OID = {
  rsa: '06092a864886f70d010101',
  ec: '06072a8648ce3d0201',
  ed25519: '06032b6570',
} as const
const CURVES = [
  { crv: 'P-256', oid: '06082a8648ce3d030107', size: 32 },
  { crv: 'P-384', oid: '06052b81040022', size: 48 },
  { crv: 'P-521', oid: '06052b81040023', size: 66 },
] as const
/** Members of RSAPrivateKey (RFC 8017 A.1.2) after the version, by their names in a JWK. */
const RSA_PRIVATE = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const

/** Reads SubjectPublicKeyInfo (RFC 5280 §4.1) as a JWK. Throws an Error if it is damaged or of another kind. */
export function spkiToJwk(der: Uint8Array): JsonWebKey {
  const [algorithm, key] = readDer(contentOf(der, TAG.sequence))
  const { kind, crv } = readAlgorithm(algorithm?.content)
  const bits = (key?.content ?? new Uint8Array()).subarray(1)
  if (kind === 'RSA') {
    const [n, e] = readDer(contentOf(bits, TAG.sequence))
    return { kty: 'RSA', n: integerOf(n?.content), e: integerOf(e?.content) }
  }
  return kind === 'OKP' ? { kty: 'OKP', crv, x: toBase64url(bits) } : ecPoint(crv, bits)
}

/** Reads PrivateKeyInfo (RFC 5208 §5) as a JWK; one of an elliptic curve can lack its public half. */
export function pkcs8ToJwk(der: Uint8Array): JsonWebKey {
  const [, algorithm, key] = readDer(contentOf(der, TAG.sequence))
  const { kind, crv } = readAlgorithm(algorithm?.content)
  const inner = key?.content ?? new Uint8Array()
  if (kind === 'OKP') return { kty: 'OKP', crv, d: toBase64url(contentOf(inner, TAG.octetString)) }
  const members = readDer(contentOf(inner, TAG.sequence))
  if (kind === 'RSA') {
    const values = RSA_PRIVATE.map((name, index) => [name, integerOf(members[index + 1]?.content)])
    return { kty: 'RSA', ...Object.fromEntries(values) }
  }
  const point = members.find(({ tag }) => tag === TAG.publicKey)
  const d = toBase64url(members[1]?.content ?? new Uint8Array())
  return {
    ...(point && ecPoint(crv, contentOf(point.content, TAG.bitString).subarray(1))),
    kty: 'EC',
    crv,
    d,
  }
}

/** Writes SubjectPublicKeyInfo of a key of an elliptic curve. */
export function jwkToSpki({ kty, crv, x, y }: JsonWebKey): Uint8Array<ArrayBuffer> {
  return derValue(TAG.sequence, algorithmOf(kty, crv), derBitString(publicBytes(kty, x, y)))
}

/** Writes PrivateKeyInfo of a key of an elliptic curve, with its public half as RFC 5915 §3 has it. */
export function jwkToPkcs8({ kty, crv, x, y, d = '' }: JsonWebKey): Uint8Array<ArrayBuffer> {
  const secret = derValue(TAG.octetString, fromBase64url(d))
  const key =
    kty === 'OKP'
      ? secret
      : derValue(
          TAG.sequence,
          derValue(TAG.integer, Uint8Array.of(1)),
          secret,
          derValue(TAG.publicKey, derBitString(publicBytes(kty, x, y))),
        )
  const version = derValue(TAG.integer, Uint8Array.of(0))
  return derValue(TAG.sequence, version, algorithmOf(kty, crv), derValue(TAG.octetString, key))
}

function algorithmOf(kty: string | undefined, crv: string | undefined): Uint8Array {
  if (kty === 'OKP') return derValue(TAG.sequence, fromHex(OID.ed25519))
  return derValue(
    TAG.sequence,
    fromHex(OID.ec),
    fromHex(CURVES.find((curve) => curve.crv === crv)?.oid ?? ''),
  )
}

function publicBytes(kty: string | undefined, x = '', y = ''): Uint8Array {
  return kty === 'OKP' ? fromBase64url(x) : joinBytes([Uint8Array.of(4), fromBase64url(x), fromBase64url(y)])
}

function readAlgorithm(content: Uint8Array = new Uint8Array()): { kind: 'RSA' | 'EC' | 'OKP'; crv: string } {
  const hex = toHex(content)
  if (hex.startsWith(OID.rsa)) return { kind: 'RSA', crv: '' }
  if (hex.startsWith(OID.ed25519)) return { kind: 'OKP', crv: 'Ed25519' }
  const curve = CURVES.find(({ oid }) => hex === OID.ec + oid)
  if (!curve) throw new DOMException('This kind of key is not supported', 'DataError')
  return { kind: 'EC', crv: curve.crv }
}

function ecPoint(crv: string, point: Uint8Array): JsonWebKey {
  const size = CURVES.find((curve) => curve.crv === crv)?.size ?? 0
  if (point[0] !== 4 || point.length !== 1 + 2 * size)
    throw new DOMException('Only uncompressed points are supported', 'DataError')
  const [x, y] = [point.subarray(1, 1 + size), point.subarray(1 + size)]
  return { kty: 'EC', crv, x: toBase64url(x), y: toBase64url(y) }
}

/** Content of the first value, which must have this tag. */
function contentOf(bytes: Uint8Array, tag: number): Uint8Array {
  const [value] = readDer(bytes)
  if (value?.tag !== tag) throw new DOMException('The key is damaged', 'DataError')
  return value.content
}

/** Base64urlUInt (RFC 7518 §2): DER puts a zero before a first bit of 1. */
function integerOf(content: Uint8Array = new Uint8Array()): string {
  return toBase64url(content[0] === 0 ? content.subarray(1) : content)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
