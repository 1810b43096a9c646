import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { type OwnAccount, signedInResponse } from '#contract/account.ts'
import { passkeyOptions } from '#contract/passkeys.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { passkeyProblem, refuseUnsupported } from './passkey-problem.ts'

/** Response of an authenticator to the challenge with this token. */
export type PasskeyProof = { readonly token: string; readonly credential: unknown }

/** Signs in with a passkey, and returns its account; without a proof the browser asks for one. Throws UserError. */
export async function signInByPasskey(given?: PasskeyProof): Promise<OwnAccount> {
  const proof = given ?? (await askForPasskey())
  return (await fetchApi('/api/account/sign-in/passkey', proof, signedInResponse)).account
}

async function askForPasskey(): Promise<PasskeyProof> {
  refuseUnsupported()
  const { token, optionsJSON } = await fetchOptions()
  const credential = await startAuthentication({ optionsJSON }).catch(() => {
    throw new UserError('No passkey was used', 'Try again, or sign in with your password.')
  })
  return { token, credential }
}

/** Shorter than the lifetime of a challenge on the server, in milliseconds. */
const RENEW_MS = 9 * 60 * 1000

/**
 * Offers passkeys among the browser's suggestions for the email field (conditional mediation, Web Authentication Level 3
 * §5.1.4). Resolves with the proof of the chosen one; with undefined if the signal aborts, or if none can be offered.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyProof | undefined> {
  if (passkeyProblem()) return undefined
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  for (;;) {
    let isRenewed = false
    const options = await fetchOptions().catch(() => undefined)
    if (!options || signal.aborted) return undefined
    const { token, optionsJSON } = options
    const timer = setTimeout(() => {
      isRenewed = true
      WebAuthnAbortService.cancelCeremony()
    }, RENEW_MS)
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(
      () => undefined,
    )
    clearTimeout(timer)
    if (credential) return { token, credential }
    if (!isRenewed) return undefined
  }
}

async function fetchOptions() {
  const { token, options } = await fetchApi('/api/account/sign-in/passkey/start', {}, passkeyOptions)
  return { token, optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }
}
