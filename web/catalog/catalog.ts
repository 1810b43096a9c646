import { isDisabled } from '../platform/site-config.ts'
import { CATEGORIES, type Category, type CategoryId } from './categories.ts'
import { myToolbox } from './my-toolbox.ts'
import type { Tool } from './tool.ts'

const cards = import.meta.glob<{ tool: Tool }>('../tools/*/tool.ts', { eager: true })

/** Every entry of the catalog that is open here, by its number. A tool is found by its folder; nothing lists it. */
export const tools: readonly Tool[] = [...Object.values(cards).map(({ tool }) => tool), myToolbox]
  .filter(({ slug }) => !isDisabled(`/${slug}`))
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
export function categorySections(): readonly { category: Category; tools: readonly Tool[] }[] {
  return CATEGORIES.map((category) => ({ category, tools: toolsIn(category.id) })).filter(
    ({ tools }) => tools.length > 0,
  )
}

/** The `count` tools that are nearest: by what people call them, then by their categories. */
export function relatedTools(tool: Tool, count = 3): readonly Tool[] {
  return tools
    .filter(({ id }) => id !== tool.id)
    .map((other) => ({ other, nearness: nearness(tool, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ other }) => other)
}

/** Returns the similarity of two tools: a common tag counts more than a category, that more than a word within tags. */
function nearness(one: Tool, other: Tool): number {
  const tags = inCommon(one.tags, other.tags)
  const words = inCommon(wordsOf(one.tags), wordsOf(other.tags))
  return 2 * tags + inCommon(one.categories, other.categories) + words / 2
}

function wordsOf(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => tag.split(' ')).filter((word) => word.length > 2)
}

function inCommon(some: readonly string[], others: readonly string[]): number {
  const known = new Set(others)
  return [...new Set(some)].filter((one) => known.has(one)).length
}

function isHomeOf(category: CategoryId, tool: Tool): boolean {
  return tool.categories[0] === category
}
