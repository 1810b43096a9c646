import { useEffect, useState } from 'react'
import { type SsoProblem, ssoResponse } from '#contract/account.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { isDisabled, siteConfig } from '../platform/site-config.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { cameFrom } from './came-from.ts'

const NAME = siteConfig('sso') ?? ''

const NO_ACCOUNT = isDisabled('/auth#invited')
  ? 'This site makes no new accounts.'
  : 'Accounts on this site are by invitation. Ask the person who runs it to invite your address.'

const SENTENCES: Readonly<Record<SsoProblem, string>> = {
  cancelled: `You came back from ${NAME} without signing in.`,
  disabled: 'This account is disabled. Ask the person who runs this site.',
  failed: `${NAME} answered in a way that this site does not accept. Try again.`,
  'no-account': NO_ACCOUNT,
  'not-allowed': `This site is not open to your account of ${NAME}. Ask the person who runs this site.`,
  'not-joined': `An account with this email address exists already. Signing in with ${NAME} opens it only if the address is confirmed both here and there. Sign in with your password, or confirm the address first.`,
  'other-browser': 'This sign-in was started in another browser, or too long ago. Start again.',
  unconfirmed: `${NAME} has not confirmed your email address. Confirm it there, then sign in again.`,
}

/** Sign-in through the operator's own issuer, with its outcome; `failed` is the error reported on return. */
export default function SsoPart({ failed }: { readonly failed: string | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  // A page restored by the browser from its cache is not busy anymore.
  useEffect(() => {
    const rest = () => setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])
  const leave = async () => {
    setBusy(true)
    setProblem(undefined)
    const result = await toResultAsync(() => fetchApi('/api/account/sso', { back: cameFrom() }, ssoResponse))
    if (result.ok) return location.assign(result.value.url)
    setBusy(false)
    setProblem(result.problem)
  }
  const sentence = Object.entries(SENTENCES).find(([name]) => name === failed)?.[1]
  return (
    <div className="mb-5 grid gap-3">
      <Button kind={isDisabled('/auth#password') ? 'go' : 'plain'} isSoftDisabled={isBusy} onClick={leave}>
        {isBusy ? 'Please wait...' : `Sign in with ${NAME}`}
      </Button>
      <Alert
        problem={problem ?? (sentence ? { message: 'You are not signed in', detail: sentence } : undefined)}
      />
    </div>
  )
}
