import type { Problem } from '../result/user-error.ts'

/** Message for a PDF that requires a password, if none was entered. */
export const NEEDS_PASSWORD = 'This PDF is protected by a password.'

export function wrongPassword(name: string): string {
  return `Wrong password for ${name}`
}

/** Whether a password would help. */
export function wantsPassword({ message }: Problem): boolean {
  return message === NEEDS_PASSWORD || message.startsWith(wrongPassword(''))
}
