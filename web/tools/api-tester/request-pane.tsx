import { lazy, Suspense } from 'react'
import { Pane } from '#web/ui/split-editor.tsx'
import { allowsBody } from './api-request.ts'
import { Fold } from './fold.tsx'
import { countQuery } from './request/count-query.ts'
import { HeaderRows } from './request/header-rows.tsx'
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
