import { relatedTools } from '../catalog/catalog.ts'
import type { Tool } from '../catalog/tool.ts'
import { useSentText } from '../platform/sent-requests.ts'
import { ToolGrid } from './tool-card.tsx'

/** A tool's neighbors, at the foot of its page, below what has left the page. */
export function RelatedTools({ tool }: { readonly tool: Tool }) {
  const related = relatedTools(tool)
  return (
    <div id="related" className="mt-10" data-print="no">
      <p className="text-ink-soft text-sm">
        <SentSoFar /> {placeText(tool)}
      </p>
      {related.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 font-semibold text-base">Related tools</h2>
          <ToolGrid tools={related} />
        </section>
      )}
    </div>
  )
}

function placeText({ reach, isShared }: Tool): string {
  if (reach) return 'Requests go only to the addresses that you enter.'
  return isShared ? 'Shared data goes through this server.' : 'Turn your network off and try.'
}

function SentSoFar() {
  return <b className="font-semibold text-ink">{useSentText()} since you opened this page.</b>
}
