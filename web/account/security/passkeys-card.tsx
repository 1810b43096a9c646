import { lazy, Suspense, useState } from 'react'
import { type Passkeys, passkeysResponse } from '#contract/passkeys.ts'
import { useLocale } from '../../platform/use-locale.ts'
import { Alert, Note } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../account-card.tsx'
import type { PasskeyChange } from './passkey-dialogs.tsx'
import { passkeyProblem } from './passkey-problem.ts'
import { useAnswer } from './use-answer.ts'

const PasskeyDialog = lazy(() => import('./passkey-dialogs.tsx'))

/** The account's passkeys, with their changes. */
export function PasskeysCard() {
  const { result, refresh } = useAnswer('/api/account/passkeys', passkeysResponse)
  const [change, setChange] = useState<PasskeyChange>()
  const problem = passkeyProblem()
  const close = () => {
    setChange(undefined)
    refresh()
  }
  return (
    <Card title="Passkeys">
      <p className="text-ink-soft">
        A passkey signs you in with your fingerprint, your face or the code of your device, without password
        and second factor.
      </p>
      {result && !result.ok && <Alert problem={result.problem} />}
      {result?.ok && result.value.passkeys.length > 0 && (
        <PasskeyList passkeys={result.value.passkeys} onChange={setChange} />
      )}
      <div className="mt-4">
        {problem ? (
          <Note tone="plain">{problem}</Note>
        ) : (
          <Button onClick={() => setChange({ kind: 'add' })}>Add Passkey</Button>
        )}
      </div>
      <Suspense>{change && <PasskeyDialog change={change} onClose={close} />}</Suspense>
    </Card>
  )
}

type ListProps = { readonly passkeys: Passkeys; readonly onChange: (change: PasskeyChange) => void }

function PasskeyList({ passkeys, onChange }: ListProps) {
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  return (
    <ul aria-label="Passkeys" className="mt-3 grid gap-3">
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
            <p className="text-ink-soft text-sm">
              Added {date.format(createdAt)},{' '}
              {usedAt === undefined ? 'not used yet' : `last used ${date.format(usedAt)}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              aria-label={`Rename ${name}`}
              onClick={() => onChange({ kind: 'rename', id, name })}
            >
              Rename
            </Button>
            <Button
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => onChange({ kind: 'remove', id, name })}
            >
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
