import { type FormEvent, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { PasswordField } from '../account/account-fields.tsx'
import { askFor, hintAt } from '../account/ask-account.ts'
import { tokenIn } from '../account/auth-mode.ts'
import { type Head, pageHead } from '../catalog/head.ts'
import { useHash } from '../platform/use-hash.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'

export const head = (): Head => ({
  ...pageHead(
    'Set a New Password',
    'Set a new password with the link that was mailed to you.',
    '/auth/reset',
  ),
  isUnlisted: true,
})

const INCOMPLETE: Problem = {
  message: 'This link is incomplete.',
  detail: 'Open the whole link of the email, or ask for a new one.',
}

/** Page of the password reset link. */
export default function AuthResetPage() {
  const hash = useHash()
  const isHydrated = hash !== undefined
  const token = tokenIn(hash, 'token')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const shown = problem ?? (isHydrated && token === undefined ? INCOMPLETE : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const result = await toResultAsync(() => askFor('reset', { token, password }))
    setBusy(false)
    if (!result.ok) return setProblem(result.problem)
    // Every session of the account has ended, the one of this browser too.
    hintAt('')
    showToast({ title: 'Success', description: 'Your password has been changed. Sign in with the new one.' })
    location.replace(withBase('/auth'))
  }

  return (
    <div className="mx-auto max-w-md px-4 pt-10 sm:pt-16">
      <h1 className="font-bold text-3xl">Set a New Password</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        You are then signed out everywhere, and sign in with the new password.
      </p>
      <form
        method="post"
        onSubmit={submit}
        className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-6"
      >
        <PasswordField label="New password" isNew value={password} onChange={setPassword} />
        <Button kind="go" type="submit" disabled={!isHydrated || token === undefined} isSoftDisabled={isBusy}>
          {isBusy ? 'Please wait...' : 'Set Password'}
        </Button>
        <Alert problem={shown}>
          <a href={withBase('/auth#forgotten')} className={buttonClass({ size: 'small' })}>
            Ask for a new link
          </a>
        </Alert>
      </form>
    </div>
  )
}
