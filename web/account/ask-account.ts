import { accountAnswer, doneAnswer, type OwnAccount } from '#contract/account.ts'
import { askServer } from '../platform/ask-server.ts'
import { accountHint } from './account-hint.ts'

/** Who is signed in, as the server knows it; every tab learns of it. */
export async function askAccount(): Promise<OwnAccount | undefined> {
  const { account } = await askServer('/api/account', undefined, accountAnswer)
  hintAt(account?.email ?? '')
  return account
}

/** Notes who is signed in, for every page and tab. */
export function hintAt(email: string): void {
  if (accountHint.get() !== email) accountHint.set(email)
}

/** Asks for a change that is answered with nothing but that it is done. */
export async function askFor(what: string, request: object = {}): Promise<void> {
  await askServer(`/api/account/${what}`, request, doneAnswer)
}

/** Ends the session of this browser. What is kept in the browser stays. */
export async function signOut(): Promise<void> {
  await askFor('sign-out')
  hintAt('')
}
