/** RFC 4648 §4 and §5. */
export const ALPHABETS = {
  standard: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const
export type Alphabet = keyof typeof ALPHABETS

export const PAD = 0x3d
