import { stepAt, totpCode } from '../features/accounts/totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates an authenticator app with a secret in base 32; `codeAt` returns its code at a time (UTC milliseconds). */
export function createAuthenticatorApp(secret: string) {
  const bits = [...secret]
    .map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  return { codeAt: (time: number) => totpCode(key, stepAt(time)) }
}
