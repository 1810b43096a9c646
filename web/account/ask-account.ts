import { accountResponse, doneResponse, type OwnAccount } from '#contract/account.ts'
import { accountHint } from '../platform/account-hint.ts'
import { fetchApi } from '../platform/fetch-api.ts'

/** Fetches the signed-in account from the server and notifies every tab. */
export async function askAccount(): Promise<OwnAccount | undefined> {
  const { account } = await fetchApi('/api/account', undefined, accountResponse)
  hintAt(account?.email ?? '')
  return account
}

/** Notes who is signed in, for every page and tab. */
export function hintAt(email: string): void {
  if (accountHint.get() !== email) accountHint.set(email)
}

/** Sends a change whose response has no content. */
export async function askFor(what: string, request: object = {}): Promise<void> {
  await fetchApi(`/api/account/${what}`, request, doneResponse)
}

/** Ends the session of this browser. Data stored in the browser remains. */
export async function signOut(): Promise<void> {
  await askFor('sign-out')
  hintAt('')
}
