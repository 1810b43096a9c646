import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Pane } from '#web/ui/pane.tsx'
import ChevronUp from '~icons/lucide/chevron-up'
import { allowsBody } from './api-request.ts'
import { HeaderRows } from './request/header-rows.tsx'
import { countQuery } from './request/query.ts'
import type { ApiTester } from './use-api-tester.ts'

const BodySection = lazy(async () => ({ default: (await import('./on-demand.tsx')).BodySection }))
const QueryTable = lazy(async () => ({ default: (await import('./on-demand.tsx')).QueryTable }))
const AuthFields = lazy(async () => ({ default: (await import('./on-demand.tsx')).AuthFields }))
const SettingsFields = lazy(async () => ({ default: (await import('./on-demand.tsx')).SettingsFields }))

/** The request's parts, one below the other. */
export function RequestPane({ tool }: { readonly tool: ApiTester }) {
  const { request, set } = tool
  const count = countQuery(request.url)
  return (
    <Pane title="Request">
      <Fold title="Query parameters" note={count > 0 && count}>
        <Suspense>
          <QueryTable url={request.url} onUrl={(url) => set({ url })} />
        </Suspense>
      </Fold>
      <Fold title="Headers" isOpenAtFirst>
        <HeaderRows rows={request.headers} onChange={(headers) => set({ headers })} />
      </Fold>
      {allowsBody(request.method) && (
        <Suspense fallback={<div className="min-h-60 border-line border-b" />}>
          <BodySection request={request} set={set} />
        </Suspense>
      )}
      <Fold title="Authorization" note={request.auth.kind}>
        <Suspense>
          <AuthFields auth={request.auth} onChange={(auth) => set({ auth })} />
        </Suspense>
      </Fold>
      <Fold title="Settings" note={tool.keeps ? 'requests are remembered' : 'nothing is stored'}>
        <Suspense>
          <SettingsFields tool={tool} />
        </Suspense>
      </Fold>
    </Pane>
  )
}

type FoldProps = {
  readonly title: string
  /** Summary shown while closed: a count, a choice. */
  readonly note?: ReactNode
  readonly isOpenAtFirst?: boolean
  /** Actions next to the title while open. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of the request that can be folded away. What is folded is not drawn. */
export function Fold({ title, note, isOpenAtFirst = false, actions, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <section className="border-line border-b last:border-b-0">
      <div className="flex min-h-11 items-center gap-2 pr-3.5">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-control w-full items-center gap-2 px-3 text-left font-semibold text-sm outline-offset-[-3px]"
          >
            <ChevronUp
              size={15}
              aria-hidden
              className={`shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : 'rotate-90'}`}
            />
            {title}
            {note && <span className="truncate font-normal text-ink-soft">{note}</span>}
          </button>
        </h2>
        {isOpen && actions}
      </div>
      {isOpen && (
        <div id={id} className="px-3.5 pb-3.5">
          {children}
        </div>
      )}
    </section>
  )
}
