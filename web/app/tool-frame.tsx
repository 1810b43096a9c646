import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { FIRST_FRAME, SUMMARY_ID } from '#contract/site.ts'
import Globe from '~icons/lucide/globe'
import MonitorCheck from '~icons/lucide/monitor-check'
import Share from '~icons/lucide/share'
import { breadcrumbsOf } from '../catalog/head.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import { useSentText } from '../platform/sent-requests.ts'
import { Button } from '../ui/button.tsx'
import { BarAction } from '../ui/tool-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadDeferred } from './load-deferred.ts'
import { Breadcrumb } from './navigation/breadcrumb.tsx'
import { FavoriteButton } from './preferences/favorite-button.tsx'
import { noteVisit } from './preferences/visits.ts'

/** Loaded with the shared code, so that it is there when scripts are missing. */
const BrokenTool = lazy(async () => ({ default: (await loadDeferred()).BrokenTool }))

type ToolFrameProps = {
  readonly tool: Tool
  /** Its neighbors, below. */
  readonly related: ReactNode
  readonly children: ReactNode
}

/** Frame of every tool page: breadcrumb, title, star, tagline, related tools. */
export function ToolFrame({ tool, related, children }: ToolFrameProps) {
  useEffect(() => noteVisit(tool.id, Date.now()), [tool])
  const sendTo = useMemo(() => <SendTo tool={tool} />, [tool])
  return (
    <div className="tool-frame relative px-4 pt-0.5 sm:px-(--side) sm:pt-2">
      <div className={`${FIRST_FRAME} mb-1.5 sm:mb-2`}>
        <div className="title-row flex min-h-control items-center sm:gap-x-2">
          <Breadcrumb crumbs={breadcrumbsOf(tool)} />
          <span className="contents max-sm:hidden">
            <ToolTile tool={tool} isSmall />
          </span>
          <h1 className="min-w-0 py-0.5 text-lg leading-[1.1] sm:text-2xl">
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
        </div>
        <div className="flex gap-x-4 text-ink-soft text-xs sm:text-sm">
          <p id={SUMMARY_ID}>{tool.tagline}</p>
          <SentNow />
        </div>
      </div>
      <ErrorBoundary
        fallback={(error, retry) => (
          <Suspense>
            <BrokenTool tool={tool} error={error} onRetry={retry} />
          </Suspense>
        )}
      >
        <BarAction value={sendTo}>{children}</BarAction>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>{related}</ErrorBoundary>
    </div>
  )
}

/** Count of the data that has left the page. */
function SentNow() {
  return <span className="max-sm:hidden">{useSentText()}</span>
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
      className="inline-flex min-h-control shrink-0 items-center justify-center gap-1.5 rounded-full px-2.5 font-medium text-good text-sm hover:bg-good-soft"
    >
      <Icon size={15} aria-hidden />
      <span className="max-sm:sr-only">{text}</span>
    </button>
  )
}

/** Sends the page's result on; the menu is loaded on use. */
function SendTo({ tool }: { readonly tool: Tool }) {
  return (
    <Button
      size="small"
      kind="quiet"
      aria-haspopup="menu"
      // The menu changes it.
      aria-expanded={false}
      data-print="no"
      onClick={async ({ currentTarget }) => (await loadDeferred()).openSendMenu(currentTarget, tool.slug)}
    >
      <Share size={18} aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">Send to</span>
    </Button>
  )
}
