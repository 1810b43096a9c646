import { relatedTools } from '../catalog/catalog.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolGrid } from './tool-card.tsx'

/** A tool's neighbors, at the foot of its page. */
export function RelatedTools({ tool }: { readonly tool: Tool }) {
  const related = relatedTools(tool)
  if (related.length === 0) return null
  return (
    <section id="related" className="mt-14" data-print="no">
      <h2 className="mb-3 font-semibold text-base">Related tools</h2>
      <ToolGrid tools={related} />
    </section>
  )
}
