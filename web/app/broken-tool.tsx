import type { Tool } from '../catalog/tool.ts'
import { forgetState } from '../platform/store/state-text.ts'
import { Button } from '../ui/button.tsx'

/** In the place of a tool that has stopped: what can be done. */
export default function BrokenTool({ tool, onRetry }: { readonly tool: Tool; readonly onRetry: () => void }) {
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
