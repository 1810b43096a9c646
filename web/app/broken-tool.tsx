import type { Tool } from '../catalog/tool.ts'
import { flushPersisted } from '../platform/store/persisted.ts'
import { Button } from '../ui/button.tsx'
import { isMissingChunk } from './missing-chunk.ts'

type BrokenToolProps = { readonly tool: Tool; readonly error: unknown; readonly onRetry: () => void }

/** In the place of a tool that has stopped: what can be done. */
export function BrokenTool({ tool, error, onRetry }: BrokenToolProps) {
  const reset = async () => {
    // The shared code, which contains this, is loaded by pages without stored state, too.
    const { forgetState } = await import('../platform/store/state-text.ts')
    // A change that is yet to be written would come back when the page is left.
    flushPersisted()
    forgetState(`sundry-tool-${tool.slug}`)
    location.reload()
  }
  if (isMissingChunk(error))
    return (
      <div role="alert" className="rounded-card border border-line bg-surface p-5">
        <p className="font-semibold">This page is older than the site.</p>
        <p className="mt-1 mb-4 text-sm">
          A part of {tool.title} could not be loaded. Your input comes back when the page is loaded again.
        </p>
        <Button kind="go" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </div>
    )
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
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <Button onClick={reset}>Reset this tool</Button>
      </div>
    </div>
  )
}
