import { createHmac } from 'node:crypto'

export const RECOVERY_CODES = 10
/** Without letters and digits that look alike (I, L, O, U as in Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** Returns new recovery codes of 60 random bits each, such as `7XK2-M9QD-4TRB`. */
export function createRecoveryCodes(randomBytes: (count: number) => Uint8Array): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31]).join('')
    return code.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** Returns the keyed hash of a code, however it was typed: lower case, without hyphens, O for 0, I or L for 1. */
export function recoveryCodeHash(secret: string, accountId: string, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHmac('sha256', secret).update(`${accountId} ${code}`).digest('base64url')
}
