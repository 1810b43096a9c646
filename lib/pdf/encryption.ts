import { joinBytes } from '../bytes/bytes.ts'
import { ensureSubtle } from '../crypto/ensure-subtle.ts'
import { bytesToText, dictOf, type PdfDict, PdfString, pdfName, textToBytes } from './objects.ts'
import { newPasswordBytes } from './password-bytes.ts'

/** Encryption of a file that is written with a password: the entries of its trailer, and the cipher of streams. */
export type Encryption = {
  readonly trailer: PdfDict
  readonly seal: (bytes: Uint8Array) => Promise<Uint8Array>
}
export type RandomBytes = (length: number) => Uint8Array

const REVISION = 6
const NO_IV = new Uint8Array(16)
/** All permissions for users with the password (ISO 32000-2, table 22). */
const PERMISSIONS = -4

/**
 * AES-256 by a password (ISO 32000-2, 7.6.4.4, algorithms 8–10). Streams and strings share one cipher: poppler
 * opens no file where they differ.
 */
export async function encryptionFor(password: string, randomBytes: RandomBytes): Promise<Encryption> {
  const secret = newPasswordBytes(password)
  const key = joinBytes([randomBytes(32)])
  const user = await wrapKey(secret, key, new Uint8Array(0), randomBytes(16))
  const owner = await wrapKey(secret, key, user.check, randomBytes(16))
  const dict = dictOf({
    Filter: pdfName('Standard'),
    V: 5,
    R: REVISION,
    Length: 256,
    P: PERMISSIONS,
    U: stringOf(user.check),
    UE: stringOf(user.wrapped),
    O: stringOf(owner.check),
    OE: stringOf(owner.wrapped),
    Perms: stringOf(await sealPermissions(key, randomBytes(4))),
    CF: dictOf({ StdCF: dictOf({ CFM: pdfName('AESV3'), AuthEvent: pdfName('DocOpen'), Length: 32 }) }),
    StmF: pdfName('StdCF'),
    StrF: pdfName('StdCF'),
  })
  const id = stringOf(randomBytes(16))
  return {
    trailer: dictOf({ Encrypt: dict, ID: [id, id] }),
    seal: (bytes) => sealStream(key, bytes, randomBytes(16)),
  }
}

function stringOf(bytes: Uint8Array): PdfString {
  return new PdfString(bytesToText(bytes))
}

/** The proof of the password with its two salts, and the file's key wrapped by the password. */
async function wrapKey(
  secret: Uint8Array,
  key: Uint8Array<ArrayBuffer>,
  extra: Uint8Array,
  salts: Uint8Array,
) {
  const [proofSalt, keySalt] = [salts.subarray(0, 8), salts.subarray(8, 16)]
  const check = joinBytes([await hashPassword(REVISION, secret, proofSalt, extra), salts])
  const wrapping = joinBytes([await hashPassword(REVISION, secret, keySalt, extra)])
  return { check, wrapped: await encryptCbc(wrapping, NO_IV, key) }
}

/** Algorithm 10: one block, so that CBC without an initial vector is ECB. */
function sealPermissions(key: Uint8Array<ArrayBuffer>, random: Uint8Array): Promise<Uint8Array> {
  const bits = Uint8Array.of(...[0, 8, 16, 24].map((shift) => PERMISSIONS >> shift), 255, 255, 255, 255)
  return encryptCbc(key, NO_IV, joinBytes([bits, textToBytes('Tadb'), random]))
}

async function sealStream(
  key: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array,
  random: Uint8Array,
): Promise<Uint8Array> {
  const subtle = await ensureSubtle()
  const usable = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const iv = joinBytes([random])
  const sealed = await subtle.encrypt({ name: 'AES-CBC', iv }, usable, joinBytes([bytes]))
  return joinBytes([iv, new Uint8Array(sealed)])
}

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
  const subtle = await ensureSubtle()
  return new Uint8Array(await subtle.digest(name, bytes))
}

/** AES in CBC mode without padding. The web's AES always pads: the sixteen bytes of padding are cut off again. */
async function encryptCbc(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const subtle = await ensureSubtle()
  const usable = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const padded = await subtle.encrypt({ name: 'AES-CBC', iv }, usable, bytes)
  return new Uint8Array(padded, 0, bytes.length)
}
