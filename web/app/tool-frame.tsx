import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { FIRST_FRAME, SUMMARY_ID } from '#contract/site.ts'
import Globe from '~icons/lucide/globe'
import MonitorCheck from '~icons/lucide/monitor-check'
import { breadcrumbsOf } from '../catalog/head.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadDeferred } from './load-deferred.ts'
import { Breadcrumb } from './navigation/breadcrumb.tsx'
import { FavoriteButton } from './preferences/favorite-button.tsx'
import { noteVisit } from './preferences/visits.ts'

/** Loaded with the shared code, so that it is there when scripts are missing. */
const BrokenTool = lazy(async () => ({ default: (await loadDeferred()).BrokenTool }))

const PILL = 'inline-flex min-h-control shrink-0 items-center gap-1.5 rounded-full px-2.5 font-medium text-sm'

type ToolFrameProps = {
  readonly tool: Tool
  /** Its neighbors, below. */
  readonly related: ReactNode
  readonly children: ReactNode
}

/** Frame of every tool page: breadcrumb, description, star, related tools. */
export function ToolFrame({ tool, related, children }: ToolFrameProps) {
  useEffect(() => noteVisit(tool.id, Date.now()), [tool])
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 sm:px-6 sm:pt-5">
      <Breadcrumb crumbs={breadcrumbsOf(tool)} />
      <div
        className={`${FIRST_FRAME} mt-1 mb-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 sm:mt-3 sm:mb-4`}
      >
        <ToolTile tool={tool} isLarge />
        <div className="flex items-center gap-x-1 sm:gap-x-3">
          <h1 className="min-w-0 font-bold text-xl max-sm:flex-1 sm:text-3xl">
            {tool.title.split('/').map((part, index) => (
              // A long title breaks after its slash.
              <Fragment key={part}>
                {index > 0 && '/'}
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </h1>
          <FavoriteButton tool={tool} />
          <WhereItRuns tool={tool} />
          <SendTo tool={tool} />
        </div>
        <p
          id={SUMMARY_ID}
          className="max-w-[68ch] text-ink-soft max-sm:col-span-2 max-sm:text-sm sm:col-start-2"
        >
          {tool.summary}
        </p>
      </div>
      <ErrorBoundary
        fallback={(error, retry) => (
          <Suspense>
            <BrokenTool tool={tool} error={error} onRetry={retry} />
          </Suspense>
        )}
      >
        {children}
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>{related}</ErrorBoundary>
    </div>
  )
}

/** Badge with the tool's place of execution; opens the explanation for the visitor's data. */
function WhereItRuns({ tool }: { readonly tool: Tool }) {
  const [Icon, text] = tool.reach
    ? ([Globe, 'Talks only to the address you enter'] as const)
    : tool.isShared
      ? ([Globe, 'Shared through this server'] as const)
      : ([MonitorCheck, 'Runs on this device'] as const)
  return (
    <button
      type="button"
      onClick={async () => (await loadDeferred()).openPrivacyDialog(tool)}
      className={`${PILL} bg-good-soft text-good`}
    >
      <Icon size={15} aria-hidden />
      <span className="max-sm:sr-only">{text}</span>
    </button>
  )
}

/** Sends the page's result on; the menu is loaded on use. */
function SendTo({ tool }: { readonly tool: Tool }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      // The menu changes it.
      aria-expanded={false}
      data-print="no"
      onClick={async ({ currentTarget }) => (await loadDeferred()).openSendMenu(currentTarget, tool.slug)}
      className={`${PILL} border border-line`}
    >
      <span aria-hidden className="sm:hidden">
        →
      </span>
      <span className="max-sm:sr-only">Send to</span>
    </button>
  )
}
