import { lazy, Suspense, useEffect } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { connectionText } from '#web/platform/live-connection.ts'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { useRoom } from './use-room.ts'

const loadTable = () => import('./room-table-screen.tsx')
const RoomTableScreen = lazy(loadTable)
const JoinForm = lazy(() => import('./join-form.tsx'))

export const title = 'Live Estimation'
export const description =
  'A live estimation session: join with your name, vote with cards, see all votes at once.'

/** Room page: its visitors join by a link, enter their name, and vote. */
export default function RoomPage({ param }: { readonly param: string }) {
  const { line, view } = useRoom(param)
  const { state, deletionReason } = view
  const banner = connectionText(view)
  // It is there when someone has joined, whatever has become of the network by then.
  useEffect(() => void loadTable().catch(() => {}), [])
  const table = state?.table
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 sm:px-6 sm:pt-2">
      <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-2">
        <a
          href={withBase('/sprint-point-estimator')}
          className="inline-flex min-h-8 items-center text-ink-soft text-sm underline-offset-4 hover:underline"
        >
          Sprint Point Estimator
        </a>
        <span aria-hidden className="text-ink-soft text-sm">
          /
        </span>
        <h1 dir="auto" className="min-w-0 font-bold text-xl [overflow-wrap:anywhere] sm:text-2xl">
          {table?.name || 'Live Estimation'}
        </h1>
      </div>
      <div className="flex flex-col gap-4">
        <p role="status" className={banner === '' ? 'sr-only' : BANNER}>
          {banner}
        </p>
        {deletionReason !== '' && (
          <Alert problem={{ message: deletionReason, detail: '' }}>
            <a href={withBase('/sprint-point-estimator')} className={buttonClass({ size: 'small' })}>
              Start a session of your own
            </a>
          </Alert>
        )}
        {!state && deletionReason === '' && <p className="text-ink-soft">Opening the session…</p>}
        {state && deletionReason === '' && (
          <Suspense>
            {table ? (
              <RoomTableScreen id={param} room={table} view={view} line={line} />
            ) : (
              <Card>
                <JoinForm line={line} people={state.people} />
              </Card>
            )}
          </Suspense>
        )}
      </div>
    </div>
  )
}

const BANNER = 'rounded-control bg-care-soft px-3.5 py-2.5 font-medium text-care text-sm'
