import { onPasswordThreads } from './limit-concurrency.ts'

/** Makes and checks the hashes of passwords. */
export type Passwords = {
  /** The salt is in it: two hashes of one password differ. */
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** By scrypt (RFC 7914), a tenth of a second for each, on a few of the process's threads. */
export const scryptPasswords: Passwords = {
  hash: (password) => onPasswordThreads(async () => (await loaded()).hashPassword(password)),
  verify: (given) => onPasswordThreads(async () => (await loaded()).verifyPassword(given)),
}

/** Loads the library at the first password. */
function loaded() {
  return import('better-auth/crypto')
}
