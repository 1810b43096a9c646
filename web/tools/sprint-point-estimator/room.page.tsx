import { lazy, Suspense, useEffect } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { Alert } from '#web/ui/alert.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { JoinForm } from './join-form.tsx'
import { RoomBar } from './room-bar.tsx'
import { useRoom } from './use-room.ts'

const loadTable = () => import('./room-table-screen.tsx')
const RoomTableScreen = lazy(loadTable)

export const title = 'Live Estimation'
export const description =
  'A live estimation session: join with your name, vote with cards, see all votes at once.'

/** A room: its visitors come by a link, say their name, and vote. */
export default function RoomPage({ param }: { readonly param: string }) {
  const { line, view } = useRoom(param)
  const { state, deletionReason, isReached } = view
  // It is there when someone has joined, whatever has become of the network by then.
  useEffect(() => void loadTable().catch(() => {}), [])
  const table = state?.table
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-7">
      <p className="text-ink-soft text-sm">
        <a
          href={withBase('/sprint-point-estimator')}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          Sprint Point Estimator
        </a>
      </p>
      <h1 dir="auto" className="mt-1 mb-4 font-bold text-xl [overflow-wrap:anywhere] sm:text-3xl">
        {table?.name || 'Live Estimation'}
      </h1>
      <div className="flex flex-col gap-4">
        <p role="status" className={isReached ? 'sr-only' : BANNER}>
          {isReached ? '' : 'Reconnecting…'}
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
          <>
            {table && <RoomBar code={table.code} />}
            {!table?.isNamed && (
              <Card>
                <JoinForm line={line} people={table ? 0 : state.people} />
              </Card>
            )}
            {table && (
              <Suspense>
                <RoomTableScreen id={param} room={table} view={view} line={line} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const BANNER = 'rounded-control bg-care-soft px-3.5 py-2.5 font-medium text-care text-sm'
