import type { ComponentType } from 'react'
import { toolHead } from '../catalog/head.ts'
import type { Tool } from '../catalog/tool.ts'
import { whenSent } from '../platform/sent-requests.ts'
import { lazyIsland, nearsViewport } from '../ui/islands.tsx'
import { loadDeferred } from './load-deferred.ts'
import type { RouteLoader } from './navigation/route-loader.tsx'
import { ToolFrame } from './tool-frame.tsx'

/** A tool under its short address, or under `/tools/{category}/{slug}` for a category that lists it. */
export function toolScreen(ToolPage: ComponentType, tool: Tool): RouteLoader {
  const load = async () => {
    const { RelatedTools } = await (await loadDeferred()).relatedTools()
    return { default: () => <RelatedTools tool={tool} /> }
  }
  // It shows what has left the page, so the document's "0 bytes" must not outlast the first request.
  const related = lazyIsland('related', load, (own) => Promise.race([nearsViewport(own), whenSent()]))
  const Page = () => (
    <ToolFrame tool={tool} related={related}>
      <ToolPage />
    </ToolFrame>
  )
  return (path) => {
    const [, category] = /^\/tools\/([^/]+)\//.exec(path) ?? []
    if (category !== undefined && !tool.categories.some((id) => id === category)) return undefined
    return { head: toolHead(tool), Page }
  }
}
