import { joinBytes } from '#lib/bytes/bytes.ts'

/** Subset of DER (X.690) for detecting and wrapping keys. */
export const TAG = { integer: 0x02, bitString: 0x03, octetString: 0x04, null: 0x05, sequence: 0x30 } as const

/** One value: its tag, its length, its content. */
export function derValue(tag: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(content)
  return joinBytes([Uint8Array.of(tag), lengthBytes(body.length), body])
}

function lengthBytes(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  if (length < 0x100) return Uint8Array.of(0x81, length)
  return Uint8Array.of(0x82, length >> 8, length & 0xff)
}

/** Object identifiers with their tag and length, as encoded in a key. */
export const OID = {
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
