import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { signedInResponse } from '#contract/account.ts'
import { passkeyOptions } from '#contract/passkeys.ts'
import { UserError } from '#lib/result/user-error.ts'
import { enter } from '../pages/auth-steps.ts'
import { WELCOME } from '../pages/go-home.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { askFor } from './ask-account.ts'
import { passkeyProblem } from './passkey-problem.ts'

/** Adds a passkey of this device or a security key. Throws UserError. */
export async function addPasskey(name: string, password: string): Promise<void> {
  refuseUnsupported()
  const { token, options } = await fetchApi('/api/account/passkeys/start', { password }, passkeyOptions)
  const credential = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: unknown) => {
    if (nameOf(error) === 'InvalidStateError')
      throw new UserError('This device has a passkey of your account already', '')
    throw new UserError('No passkey was added', 'Your browser has stopped, or you have canceled it.')
  })
  await askFor('passkeys', { token, name, credential })
}

/** Signs in with a passkey, and leaves the page. Throws UserError. */
export async function signInByPasskey(): Promise<void> {
  refuseUnsupported()
  const { token, options } = await fetchApi('/api/account/sign-in/passkey/start', {}, passkeyOptions)
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(() => {
    throw new UserError('No passkey was used', 'Try again, or sign in with your password.')
  })
  const { account } = await fetchApi('/api/account/sign-in/passkey', { token, credential }, signedInResponse)
  enter(account.email, WELCOME)
}

function refuseUnsupported(): void {
  const problem = passkeyProblem()
  if (problem) throw new UserError(problem, '')
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
