import { signInResponse, signUpResponse } from '#contract/account.ts'
import { askFor, hintAt } from '../account/ask-account.ts'
import type { AuthMode } from '../account/auth-mode.ts'
import type { PasskeyProof } from '../account/security/passkey-sign-in.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { showToast } from '../ui/toast.tsx'
import { goTo, home, WELCOME } from './go-home.ts'

type Entered = {
  readonly name: string
  readonly email: string
  readonly password: string
  /** Of a passkey that was chosen among the suggestions. */
  readonly proof?: PasskeyProof | undefined
}

/** The step of a sign-in after the password. */
export type SecondStepOfAccount = {
  readonly token: string
  readonly onSignedIn: (email: string) => void
}

/** Actions of the form by mode, and of its other button. A sign-in returns its next step if the account has a second factor. */
export const STEPS: Readonly<
  Record<AuthMode | 'passkey', (entered: Entered) => Promise<SecondStepOfAccount | undefined>>
> = {
  async 'sign-in'({ email, password }) {
    const answer = await fetchApi('/api/account/sign-in', { email, password }, signInResponse)
    if ('secondFactorToken' in answer) return { token: answer.secondFactorToken, onSignedIn: enter }
    return enter(answer.account.email)
  },
  async passkey({ proof }) {
    const { signInByPasskey } = await import('../account/security/passkey-sign-in.ts')
    return enter((await signInByPasskey(proof)).email)
  },
  async 'sign-up'(entered) {
    const { isSignedIn } = await fetchApi('/api/account/sign-up', entered, signUpResponse)
    if (isSignedIn)
      return enter(entered.email.trim().toLowerCase(), {
        title: 'Success',
        description: 'Your account is ready, and you are signed in.',
      })
    showToast({ title: 'Success', description: 'Please check your email to confirm your account.' })
    location.hash = ''
    return undefined
  },
  async forgotten({ email }) {
    await askFor('reset-link', { email })
    showToast({
      title: 'Success',
      description: 'If there is an account with this address, an email is on its way.',
    })
    return undefined
  },
}

/** Shows the toast, and navigates home; Back does not return to this page. */
function enter(
  email: string,
  toast: { readonly title: string; readonly description: string } = WELCOME,
): undefined {
  hintAt(email)
  showToast(toast)
  goTo(home())
}
