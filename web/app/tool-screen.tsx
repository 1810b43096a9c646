import type { ComponentType } from 'react'
import { toolHead } from '../catalog/head.ts'
import type { Tool } from '../catalog/tool.ts'
import { lazyIsland } from '../ui/islands.tsx'
import { loadDeferred } from './load-deferred.ts'
import type { RouteLoader } from './navigation/route-loader.tsx'
import { ToolFrame } from './tool-frame.tsx'

/** A tool under its short address, or under `/tools/{category}/{slug}` for a category that lists it. */
export function toolScreen(ToolPage: ComponentType, tool: Tool): RouteLoader {
  const related = lazyIsland('related', async () => {
    const { RelatedTools } = await (await loadDeferred()).relatedTools()
    return { default: () => <RelatedTools tool={tool} /> }
  })
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
