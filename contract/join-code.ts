import * as v from 'valibot'

/** Without letters and digits that look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6

/** Six-character join code, as typed: with spaces or hyphens, in any case. */
export const joinCode = (error: string) =>
  v.pipe(
    v.string(),
    v.maxLength(40, 'This text is too long'),
    v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    v.regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`), error),
  )
