import { isClosed } from '../browser/told.ts'
import { CATEGORIES, type Category, type CategoryId } from './categories.ts'
import { myToolbox } from './my-toolbox.ts'
import type { Tool } from './tool.ts'

const cards = import.meta.glob<{ tool: Tool }>('../tools/*/tool.ts', { eager: true })

/** Every entry of the catalogue that is open here, by its number. A tool is found by its folder; nothing lists it. */
export const tools: readonly Tool[] = [...Object.values(cards).map(({ tool }) => tool), myToolbox]
  .filter(({ slug }) => !isClosed(`/${slug}`))
  .sort((a, b) => a.id - b.id)

export function isListedIn(tool: Tool, category: CategoryId): boolean {
  return tool.categories.includes(category)
}

/** A category's tools: those at home in it first. */
export function toolsIn(category: CategoryId): readonly Tool[] {
  const listed = tools.filter((tool) => isListedIn(tool, category))
  return [
    ...listed.filter((tool) => isHomeOf(category, tool)),
    ...listed.filter((tool) => !isHomeOf(category, tool)),
  ]
}

/** Categories that have something to show, each with its tools. */
export function shelves(): readonly { category: Category; tools: readonly Tool[] }[] {
  return CATEGORIES.map((category) => ({ category, tools: toolsIn(category.id) })).filter(
    ({ tools }) => tools.length > 0,
  )
}

/** Up to `count` tools of the same categories, nearest first. */
export function relatedTools(tool: Tool, count = 4): readonly Tool[] {
  const related = tool.categories.flatMap((category) => toolsIn(category))
  return [...new Set(related)].filter(({ id }) => id !== tool.id).slice(0, count)
}

function isHomeOf(category: CategoryId, tool: Tool): boolean {
  return tool.categories[0] === category
}
