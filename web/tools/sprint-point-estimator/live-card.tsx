import { lazy, Suspense, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import Radio from '~icons/lucide/radio'

const AccountWanted = lazy(() => import('#web/ui/account-wanted.tsx'))
const MyRooms = lazy(() => import('./my-rooms.tsx'))

/** Entry to a room with a separate screen per participant. */
export function LiveCard() {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const go = async (
    ask: (session: typeof import('./use-start-session.ts')) => Promise<Problem | undefined>,
  ) => {
    setBusy(true)
    setProblem(await ask(await import('./use-start-session.ts')))
    setBusy(false)
  }
  return (
    <Card title="Vote from your own devices">
      <p className="mb-3 text-ink-soft text-sm">
        A live session gives your team a link; joining takes no account. Its stories and votes pass through
        our server and are deleted after 30 days without use.
      </p>
      {isDisabled('/room/#anyone') && (
        <Suspense>
          <AccountWanted />
        </Suspense>
      )}
      <Button
        isSoftDisabled={isBusy}
        icon={<Radio size={17} aria-hidden />}
        onClick={() => go(({ startSession }) => startSession())}
      >
        Start Live Session
      </Button>
      <form
        className="mt-4 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          go(({ joinByCode }) => joinByCode(code))
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Session code"
            value={code}
            onChange={setCode}
            autoComplete="off"
            placeholder="ABC 234"
          />
        </div>
        <Button type="submit" disabled={code.trim() === ''} isSoftDisabled={isBusy}>
          Open Session
        </Button>
      </form>
      <div className="mt-3">
        <Alert problem={problem} />
      </div>
      <Suspense>
        <MyRooms />
      </Suspense>
    </Card>
  )
}
