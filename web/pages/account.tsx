import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OwnAccount } from '#contract/account.ts'
import { withBase } from '#lib/net/base-path.ts'
import { Card } from '../account/account-card.tsx'
import type { Change } from '../account/account-dialogs.tsx'
import { askFor, hintAt, signOut } from '../account/ask-account.ts'
import { CurrentPlan } from '../account/current-plan.tsx'
import { showProblem } from '../account/show-problem.ts'
import { useAccount } from '../account/use-account.ts'
import { type Head, pageHead } from '../catalog/head.ts'
import { isDisabled } from '../platform/site-config.ts'
import { useLocale } from '../platform/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, buttonClass } from '../ui/button.tsx'

export const head = (): Head => ({
  ...pageHead('Account', 'Your account at Sundry: name, email address, password, plan and data.', '/account'),
  isUnlisted: true,
})

const ALLOWS_PASSWORDS = !isDisabled('/auth#password')

const SyncStatus = lazy(() => import('../sync/sync-status.tsx'))
const SecurityCards = lazy(() => import('../account/security/security-cards.tsx'))
const SessionList = lazy(() => import('../account/security/session-list.tsx'))
const AccountDialog = lazy(() => import('../account/account-dialogs.tsx'))

/** Page of the signed-in account. */
export default function AccountPage() {
  const { result, refresh } = useAccount()
  return (
    <div className="mx-auto max-w-2xl px-4 pt-10 sm:px-6">
      <h1 className="mb-6 font-bold text-3xl">Account</h1>
      {!result && <p className="text-ink-soft">Asking the server…</p>}
      {result && !result.ok && (
        <Alert problem={result.problem}>
          <Button size="small" onClick={refresh}>
            Try again
          </Button>
        </Alert>
      )}
      {result?.ok && (result.value ? <Signed account={result.value} onChange={refresh} /> : <SignedOut />)}
    </div>
  )
}

function SignedOut() {
  return (
    <>
      <p className="mb-5 text-ink-soft">You are not signed in. No tool needs an account.</p>
      <a href={withBase('/auth')} className={buttonClass({ kind: 'go' })}>
        Sign In
      </a>
    </>
  )
}

function Signed({ account, onChange }: { readonly account: OwnAccount; readonly onChange: () => void }) {
  const [change, setChange] = useState<Change>()
  const [changes, setChanges] = useState(0)
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const changed = () => {
    setChanges(changes + 1)
    onChange()
  }
  const leave = () => signOut().then(() => location.assign(withBase('/')), showProblem)
  const leaveEverywhere = () =>
    askFor('sign-out-everywhere').then(() => {
      hintAt('')
      location.assign(withBase('/'))
    }, showProblem)
  return (
    <div className="grid gap-5">
      <Card title="You">
        <dl className="grid gap-3">
          <Row label="Name" value={account.name}>
            <Button size="small" onClick={() => setChange('name')}>
              Change Name
            </Button>
          </Row>
          <Row label="Email" value={account.email}>
            {ALLOWS_PASSWORDS && (
              <Button size="small" onClick={() => setChange('email')}>
                Change Email
              </Button>
            )}
          </Row>
          {ALLOWS_PASSWORDS && (
            <Row label="Password" value="••••••••">
              <Button size="small" onClick={() => setChange('password')}>
                Change Password
              </Button>
            </Row>
          )}
        </dl>
        <p className="mt-4 text-ink-soft text-sm">Here since {date.format(account.createdAt)}.</p>
      </Card>
      {isDisabled('/pricing') || (
        <Card title="Plan">
          <p>
            <CurrentPlan />
          </p>
          <p className="mt-1 text-ink-soft">
            Every tool works on Free.{' '}
            <a href={withBase('/pricing')} className="text-accent underline underline-offset-4">
              See the plans
            </a>
          </p>
        </Card>
      )}
      {ALLOWS_PASSWORDS && (
        <Suspense>
          <SecurityCards />
        </Suspense>
      )}
      <Card title="Where you are signed in">
        <Suspense>
          {/* A change can end sessions. */}
          <SessionList key={changes} />
        </Suspense>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={leave}>Sign Out Here</Button>
          <Button onClick={leaveEverywhere}>Sign Out Everywhere</Button>
        </div>
      </Card>
      <Card title="Your data">
        <Suspense>
          <SyncStatus />
        </Suspense>
        <p className="text-ink-soft">
          All that this server stores about your account, as one JSON file. Your password is not in it; what
          manages your polls is, so keep the file to yourself.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={withBase('/api/account/data')} download className={buttonClass()}>
            Download My Data
          </a>
          <Button onClick={() => setChange('delete')} className="text-wrong">
            Delete Account
          </Button>
        </div>
      </Card>
      <Suspense>
        {change && <AccountDialog change={change} onClose={() => setChange(undefined)} onDone={changed} />}
      </Suspense>
    </div>
  )
}

function Row({
  label,
  value,
  children,
}: {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
}) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
      <dd>{children}</dd>
    </div>
  )
}
