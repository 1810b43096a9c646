import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signedInResponse } from '#contract/account.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type SecondStepProps = {
  /** Of the response to the password. */
  readonly token: string
  readonly onSignedIn: (email: string) => void
  /** Returns to the password. */
  readonly onRestart: () => void
}

const TITLE = 'Enter Your Code'

/** Second step of signing in: a code of the authenticator app, or a recovery code. */
export default function SecondStep({ token, onSignedIn, onRestart }: SecondStepProps) {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    announce(TITLE)
    form.current?.querySelector('input')?.focus()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const result = await toResultAsync(() =>
      fetchApi('/api/account/sign-in/second-factor', { token, code }, signedInResponse),
    )
    if (result.ok) return onSignedIn(result.value.account.email)
    setBusy(false)
    setProblem(result.problem)
  }
  return (
    <div className="mx-auto max-w-md px-4 pt-10 sm:pt-16">
      <h1 className="font-bold text-3xl">{TITLE}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Your password is right. Now enter the six digits that your authenticator app shows.
      </p>
      <form
        ref={form}
        method="post"
        onSubmit={submit}
        className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-6"
      >
        <TextField
          label="Code"
          name="one-time-code"
          autoComplete="one-time-code"
          hint="Without your phone, enter one of your recovery codes."
          isRequired
          maxLength={40}
          value={code}
          onChange={setCode}
        />
        <Alert problem={problem} />
        <Button kind="go" type="submit" isSoftDisabled={isBusy}>
          {isBusy ? 'Please wait...' : 'Sign In'}
        </Button>
        <Button onClick={onRestart}>Start Again</Button>
      </form>
    </div>
  )
}
