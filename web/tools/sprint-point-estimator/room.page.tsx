import { lazy, Suspense, useEffect, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { codeText } from '#lib/text/format-join-code.ts'
import { connectionText } from '#web/platform/live-connection.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Card } from '#web/ui/result.tsx'
import { JoinForm } from './join-form.tsx'
import { useRoom } from './use-room.ts'

const loadTable = () => import('./room-table-screen.tsx')
const RoomTableScreen = lazy(loadTable)

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

const QrDialog = lazy(() => import('./qr-dialog.tsx'))

/** Invitation to the room: its link, its QR code, its six characters. */
export function RoomBar({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="Invitation" className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-sm">
        Code{' '}
        <output
          translate="no"
          aria-label="Session code"
          aria-live="off"
          className="font-mono font-semibold text-base"
        >
          {codeText(code)}
        </output>
      </p>
      <CopyButton text={() => location.origin + location.pathname} label="Copy session link" />
      <Button size="small" onClick={() => setOpen(true)}>
        QR code
      </Button>
      {isOpen && (
        <Suspense>
          <QrDialog
            link={location.origin + location.pathname}
            code={codeText(code)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
