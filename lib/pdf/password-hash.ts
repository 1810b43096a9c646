import { joinBytes } from '../bytes/join-bytes.ts'
/** Algorithm 2.B of ISO 32000-2, 7.6.4.3.4; revision 5 stops after the first digest. */
export async function hashPassword(
  revision: number,
  password: Uint8Array,
  salt: Uint8Array,
  extra: Uint8Array,
): Promise<Uint8Array> {
  let key = await digest('SHA-256', joinBytes([password, salt, extra]))
  if (revision < 6) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = joinBytes([password, key, extra])
    const repeated = joinBytes(Array.from({ length: 64 }, () => once))
    const mixed = await encryptCbc(key.subarray(0, 16), key.subarray(16, 32), repeated)
    const choice = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = await digest(DIGESTS[choice] ?? 'SHA-256', mixed)
    last = mixed[mixed.length - 1] ?? 0
  }
  return key.subarray(0, 32)
}

const DIGESTS = ['SHA-256', 'SHA-384', 'SHA-512'] as const

async function digest(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(name, bytes))
}

/** AES in CBC mode without padding. The web's AES always pads: the sixteen bytes of padding are cut off again. */
export async function encryptCbc(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const usable = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, usable, bytes)
  return new Uint8Array(padded, 0, bytes.length)
}
