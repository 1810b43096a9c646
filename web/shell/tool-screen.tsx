import type { ComponentType } from 'react'
import { toolHead } from '../catalogue/head.ts'
import type { Tool } from '../catalogue/tool.ts'
import { lazyPart } from '../ui/document-part.tsx'
import { askWholeSite } from './ask-whole-site.ts'
import type { ScreenAt } from './screen.tsx'
import { ToolFrame } from './tool-frame.tsx'

/** A tool under its short address, or under `/tools/{category}/{slug}` for a category that lists it. */
export function toolScreen(ToolPage: ComponentType, tool: Tool): ScreenAt {
  const related = lazyPart('related', async () => {
    const { RelatedTools } = await (await askWholeSite()).relatedTools()
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
