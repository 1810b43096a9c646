import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { passkeyOptions } from '#contract/passkeys.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { askFor } from '../ask-account.ts'
import { refuseUnsupported } from './passkey-problem.ts'

/** Adds a passkey of this device or a security key. Throws UserError. */
export async function addPasskey(name: string, password: string): Promise<void> {
  refuseUnsupported()
  const { token, options } = await fetchApi('/api/account/passkeys/start', { password }, passkeyOptions)
  const credential = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new UserError('This device has a passkey of your account already')
    throw new UserError('No passkey was added', 'The browser stopped, or you canceled it.')
  })
  await askFor('passkeys', { token, name, credential })
}
