import { Globe, MonitorCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { forgetState } from '../browser/store/state-text.ts'
import { breadcrumbsOf } from '../catalogue/head.ts'
import type { Tool } from '../catalogue/tool.ts'
import { Button } from '../ui/button.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { ToolTile } from './tool-tile.tsx'
import { noteVisit } from './visits.ts'

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
      <ErrorBoundary fallback={(_error, retry) => <BrokenTool tool={tool} onRetry={retry} />}>
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

function BrokenTool({ tool, onRetry }: { readonly tool: Tool; readonly onRetry: () => void }) {
  const reset = () => {
    forgetState(`sundry-tool-${tool.slug}`)
    location.reload()
  }
  return (
    <div role="alert" className="rounded-card border border-wrong/40 bg-wrong-soft p-5">
      <p className="font-semibold text-wrong">
        {tool.title} stopped because something went wrong on our side.
      </p>
      <p className="mt-1 mb-4 text-sm">
        Try again first: nothing is lost by it. A reset also forgets what this tool keeps in this browser.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRetry}>Try again</Button>
        <Button onClick={reset}>Reset this tool</Button>
      </div>
    </div>
  )
}
