import { Globe, MonitorCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { breadcrumbsOf } from '../catalogue/head.ts'
import type { Tool } from '../catalogue/tool.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { ToolTile } from './tool-tile.tsx'
import { noteVisit } from './visits.ts'

/** If even this cannot be loaded, the page says that it has stopped. */
const BrokenTool = lazy(() => import('./broken-tool.tsx'))

type ToolFrameProps = {
  readonly tool: Tool
  /** Its neighbours, below. */
  readonly related: ReactNode
  readonly children: ReactNode
}

/** What every tool page has around its tool: where it is, what it is, its star, its neighbours. */
export function ToolFrame({ tool, related, children }: ToolFrameProps) {
  useEffect(() => noteVisit(tool.id, Date.now()), [tool])
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-7">
      <Breadcrumb crumbs={breadcrumbsOf(tool)} />
      <div className="mt-3 mb-6 flex items-start gap-3.5">
        <ToolTile tool={tool} isLarge />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="font-bold text-2xl sm:text-3xl">{tool.title}</h1>
            <FavoriteButton tool={tool} />
            <WhereItRuns tool={tool} />
          </div>
          <p className="mt-1 max-w-[68ch] text-ink-soft">{tool.summary}</p>
        </div>
      </div>
      <ErrorBoundary
        fallback={(_error, retry) => (
          <Suspense>
            <BrokenTool tool={tool} onRetry={retry} />
          </Suspense>
        )}
      >
        {children}
      </ErrorBoundary>
      {related}
    </div>
  )
}

function WhereItRuns({ tool }: { readonly tool: Tool }) {
  const [Icon, text] = tool.reach
    ? ([Globe, 'Talks only to the address you enter'] as const)
    : tool.isShared
      ? ([Globe, 'Shared through this server'] as const)
      : ([MonitorCheck, 'Runs on this device'] as const)
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-good-soft px-3 py-1 font-medium text-good text-sm">
      <Icon size={15} aria-hidden />
      {text}
    </span>
  )
}
