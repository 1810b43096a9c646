import { lazy, Suspense, useState } from 'react'
import { type SecondFactorResponse, secondFactorResponse } from '#contract/second-factor.ts'
import { useLocale } from '../../platform/use-locale.ts'
import { Alert, Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../account-card.tsx'
import type { SecondFactorChange } from './second-factor-dialogs.tsx'
import { useAnswer } from './use-answer.ts'

const SecondFactorDialog = lazy(() => import('./second-factor-dialogs.tsx'))

/** Number of recovery codes from which on new ones are suggested. */
const FEW = 3

/** State of the account's second factor, with its changes. */
export function SecondFactorCard() {
  const { result, refresh } = useAnswer('/api/account/second-factor', secondFactorResponse)
  const [change, setChange] = useState<SecondFactorChange>()
  const close = () => {
    setChange(undefined)
    refresh()
  }
  return (
    <Card title="Second factor">
      {result && !result.ok && <Alert problem={result.problem} />}
      {result?.ok && <State state={result.value} onChange={setChange} />}
      <Suspense>{change && <SecondFactorDialog change={change} onClose={close} />}</Suspense>
    </Card>
  )
}

type StateProps = {
  readonly state: SecondFactorResponse
  readonly onChange: (change: SecondFactorChange) => void
}

function State({ state: { hasPassword, onSince, recoveryCodes }, onChange }: StateProps) {
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  if (onSince === undefined)
    return (
      <>
        <p className="text-ink-soft">
          {hasPassword
            ? 'With a second factor, signing in takes your password and a six-digit code from an authenticator app on your phone.'
            : 'Your account has no password, so there is no second step after it.'}
        </p>
        {hasPassword && (
          <Button className="mt-4" onClick={() => onChange('on')}>
            Turn On Second Factor
          </Button>
        )}
      </>
    )
  return (
    <>
      <p>On since {date.format(onSince)}.</p>
      <p className="mt-1 text-ink-soft">Recovery codes left: {recoveryCodes} of 10.</p>
      {recoveryCodes <= FEW && (
        <div className="mt-3">
          <Note>Few recovery codes are left. Make new ones, so that you get in without your phone.</Note>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => onChange('codes')}>New Recovery Codes</Button>
        <Button onClick={() => onChange('off')}>Turn Off Second Factor</Button>
      </div>
    </>
  )
}
