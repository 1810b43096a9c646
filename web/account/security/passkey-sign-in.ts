import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { type OwnAccount, signedInResponse } from '#contract/account.ts'
import { passkeyOptions } from '#contract/passkeys.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { refuseUnsupported } from './passkey-problem.ts'

/** Signs in with a passkey, and returns its account. Throws UserError. */
export async function signInByPasskey(): Promise<OwnAccount> {
  refuseUnsupported()
  const { token, options } = await fetchApi('/api/account/sign-in/passkey/start', {}, passkeyOptions)
  const credential = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  }).catch(() => {
    throw new UserError('No passkey was used', 'Try again, or sign in with your password.')
  })
  return (await fetchApi('/api/account/sign-in/passkey', { token, credential }, signedInResponse)).account
}
