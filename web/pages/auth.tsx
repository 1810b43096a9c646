import {
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { NameField, PasswordField } from '../account/account-fields.tsx'
import { type AuthMode, authModeOf, tokenIn } from '../account/auth-mode.ts'
import type { PasskeyProof } from '../account/security/passkey-sign-in.ts'
import { problemText } from '../account/show-problem.ts'
import { useAccount } from '../account/use-account.ts'
import { useConfirmation } from '../account/use-confirmation.ts'
import { pageHead } from '../catalog/head.ts'
import { isDisabled, siteConfig } from '../platform/site-config.ts'
import { useHash } from '../platform/use-hash.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { showToast } from '../ui/toast.tsx'
import type { SecondStepOfAccount } from './auth-steps.ts'
import { goTo, home, WELCOME } from './go-home.ts'

export const head = () =>
  pageHead('Sign In', 'Sign in to Sundry, or create an account. No tool needs one.', '/auth')

const CAN_SIGN_UP = !isDisabled('/auth#sign-up')
const ALLOWS_PASSWORDS = !isDisabled('/auth#password')
const SecondStep = lazy(() => import('../account/security/second-step.tsx'))
const SsoPart = lazy(() => import('../account/sso-part.tsx'))

const TITLES = { 'sign-in': 'Sign In', 'sign-up': 'Create Account', forgotten: 'Set a New Password' } as const
const ACTIONS = { 'sign-in': 'Sign In', 'sign-up': 'Create Account', forgotten: 'Send Link' } as const

/** Signing in, making an account, and asking for a new password, in one form. */
export default function AuthPage() {
  const hash = useHash()
  const requestedMode = CAN_SIGN_UP || authModeOf(hash) !== 'sign-up' ? authModeOf(hash) : 'sign-in'
  const [mode, setMode] = useState<AuthMode>('sign-in')
  if (requestedMode && requestedMode !== mode) setMode(requestedMode)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly mode: AuthMode; readonly text: string }>()
  const [secondStep, setSecondStep] = useState<SecondStepOfAccount>()
  const form = useRef<HTMLFormElement>(null)
  const isConfirming = useConfirmation(tokenIn(hash, 'confirm'))
  useFormChange(hash === undefined ? undefined : mode, form)
  useHomeWhenSignedIn(isBusy || isConfirming, hash)

  const run = async (step: AuthMode | 'passkey', proof?: PasskeyProof) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { STEPS } = await import('./auth-steps.ts')
      setSecondStep(await STEPS[step]({ name, email, password, proof }))
    } catch (error) {
      setFailure({ mode, text: problemText(error) })
    }
    setBusy(false)
  }
  const isSigningIn = ALLOWS_PASSWORDS && hash !== undefined && mode === 'sign-in' && !secondStep
  usePasskeySuggestions(isSigningIn, (proof) => run('passkey', proof))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(mode)
  }

  if (secondStep)
    return (
      <Suspense>
        <SecondStep {...secondStep} onRestart={() => setSecondStep(undefined)} />
      </Suspense>
    )
  return (
    <div className="mx-auto max-w-md px-4 pt-10 sm:pt-16">
      <h1 className="font-bold text-3xl">{TITLES[mode]}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {hash === 'trial'
          ? 'The 7-day free trial needs an account and no credit card. Create one or sign in, then start it on the Pricing page, which opens by itself.'
          : mode === 'forgotten'
            ? 'We write to the address of your account. The link in the email lets you set a new password.'
            : 'No tool needs an account. It carries your toolbox from one device to the next.'}
      </p>
      {siteConfig('sso') && (
        <Suspense>
          <SsoPart failed={new URLSearchParams(hash).get('failed') ?? undefined} />
        </Suspense>
      )}
      {ALLOWS_PASSWORDS && (
        <>
          {/* Never a GET, with a password in the address: the form can be sent before the script is there. */}
          <form
            ref={form}
            method="post"
            onSubmit={submit}
            className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-6"
          >
            {mode === 'sign-up' && <NameField value={name} onChange={setName} />}
            <EmailField
              value={email}
              onChange={setEmail}
              autoComplete={mode === 'sign-in' ? 'username webauthn' : 'email'}
            />
            {mode !== 'forgotten' && (
              <PasswordField
                label="Password"
                isNew={mode === 'sign-up'}
                value={password}
                onChange={setPassword}
              />
            )}
            {failure?.mode === mode && (
              <div
                role="alert"
                className="rounded-control border border-wrong/30 bg-wrong-soft px-3 py-2 text-sm text-wrong"
              >
                <p className="font-semibold">Error</p>
                <p>{failure.text}</p>
              </div>
            )}
            <Button kind="go" type="submit" disabled={hash === undefined} isSoftDisabled={isBusy}>
              {isBusy ? 'Please wait...' : ACTIONS[mode]}
            </Button>
            {mode === 'sign-in' && (
              <Button disabled={hash === undefined} isSoftDisabled={isBusy} onClick={() => run('passkey')}>
                Sign in with a passkey
              </Button>
            )}
          </form>
          <div className="mt-5 grid gap-2 text-center text-ink-soft">
            {mode === 'sign-in' ? (
              <>
                <p>
                  {CAN_SIGN_UP ? (
                    <>
                      New here? <ModeLink mode="sign-up">Create one</ModeLink>
                    </>
                  ) : isDisabled('/auth#invited') ? (
                    'This site makes no new accounts.'
                  ) : (
                    'New accounts are by invitation only.'
                  )}
                </p>
                <p>
                  <ModeLink mode="forgotten">Forgot your password?</ModeLink>
                </p>
              </>
            ) : (
              <p>
                {mode === 'sign-up' ? 'Have an account already?' : 'You know it after all?'}{' '}
                <ModeLink mode="sign-in">Sign in instead</ModeLink>
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/**
 * Titles the page for its form. A change of the form is announced, and its first field receives the focus; the first
 * form is that of the URL.
 */
function useFormChange(mode: AuthMode | undefined, form: RefObject<HTMLFormElement | null>): void {
  const shown = useRef<AuthMode>(undefined)
  useEffect(() => {
    if (!mode) return
    document.title = pageHead(TITLES[mode], '', '').title
    const isOther = shown.current !== undefined && shown.current !== mode
    shown.current = mode
    if (!isOther) return
    announce(TITLES[mode])
    form.current?.querySelector('input')?.focus()
  }, [mode, form])
}

/** Suggests passkeys for the email field while that is shown, if the browser can; each time until one is chosen. */
function usePasskeySuggestions(isShown: boolean, onChoose: (proof: PasskeyProof) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same after every render
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const offer = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
      const { offerPasskeys } = await import('../account/security/passkey-sign-in.ts')
      const proof = await offerPasskeys(stop.signal)
      if (proof) onChoose(proof)
    }
    offer()
    return () => stop.abort()
  }, [isShown])
}

/** Redirects signed-in users; users who return from sign-in elsewhere go back to their previous page. */
function useHomeWhenSignedIn(isWaiting: boolean, hash: string | undefined): void {
  const { result } = useAccount()
  const isSignedIn = result?.ok === true && result.value !== undefined
  useEffect(() => {
    if (!isSignedIn || isWaiting) return
    const back = new URLSearchParams(hash).get('back')
    if (back) showToast(WELCOME)
    goTo(back ?? home())
  }, [isSignedIn, isWaiting, hash])
}

function ModeLink({ mode, children }: { readonly mode: AuthMode; readonly children: ReactNode }) {
  return (
    <a
      href={mode === 'sign-in' ? '#' : `#${mode}`}
      className="rounded-control font-medium text-accent underline underline-offset-4"
    >
      {children}
    </a>
  )
}
