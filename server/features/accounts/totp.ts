import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../http/timing-safe.ts'

/** Length of the secret that RFC 4226 §4 recommends. */
export const TOTP_SECRET_BYTES = 20
const DIGITS = 6
const STEP_MS = 30_000
/** Accepted difference between the clocks of app and server, in steps (RFC 6238 §5.2). */
const TOLERANCE = 1

/** Returns the number of the 30-second step that a time (UTC milliseconds) is in. */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS)
}

/** Returns the six digits of a step (RFC 6238 with HMAC-SHA-1, which all authenticator apps support). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  // Dynamic truncation of RFC 4226 §5.3.
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the step whose code this is, within a step of the given time; undefined for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, time: number): number | undefined {
  const now = stepAt(time)
  let found: number | undefined
  // The time needed does not depend on which step matches.
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step++)
    if (isSameSecret(totpCode(secret, step), code)) found = step
  return found
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base 32 without padding (RFC 4648 §6), as authenticator apps read secrets. */
export function encodeBase32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(buffer >>> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(buffer << (5 - bits)) & 31] : text
}

/** Returns the URI that authenticator apps read from a QR code ("Key URI Format"). */
export function totpUri(site: string, email: string, secret: Uint8Array): string {
  const issuer = encodeURIComponent(site)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${encodeBase32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=30`
}
