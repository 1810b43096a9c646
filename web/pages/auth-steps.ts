import { signInResponse, signUpResponse } from '#contract/account.ts'
import { askFor, hintAt } from '../account/ask-account.ts'
import type { AuthMode } from '../account/auth-mode.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { showToast } from '../ui/toast.tsx'
import { goTo, home, WELCOME } from './go-home.ts'

type Entered = { readonly name: string; readonly email: string; readonly password: string }

/** What the form does in each mode. */
export const STEPS: Readonly<Record<AuthMode, (entered: Entered) => Promise<void>>> = {
  async 'sign-in'({ email, password }) {
    const { account } = await fetchApi('/api/account/sign-in', { email, password }, signInResponse)
    enter(account.email, WELCOME)
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
  },
  async forgotten({ email }) {
    await askFor('reset-link', { email })
    showToast({
      title: 'Success',
      description: 'If there is an account with this address, an email is on its way.',
    })
  },
}

/** Shows the toast, and navigates home; Back does not return to this page. */
function enter(email: string, toast: { readonly title: string; readonly description: string }): void {
  hintAt(email)
  showToast(toast)
  goTo(home())
}
