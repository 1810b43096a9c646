import { CATEGORIES } from './categories.ts'
import type { Tool } from './tool.ts'

/** Contents of a document's head, and the response's status. */
export type Head = {
  readonly title: string
  readonly description: string
  /** Canonical URL for search engines, as a path. */
  readonly canonical: string
  readonly status?: 200 | 404
  /** Set if the page should be found only through its link. */
  readonly isUnlisted?: boolean
}

/** A page's head; its title ends with the product's name. */
export function pageHead(title: string, description: string, canonical: string): Head {
  return { title: `${title} | Sundry`, description, canonical }
}

export function toolHead(tool: Tool): Head {
  return pageHead(tool.title, tool.summary, `/${tool.slug}`)
}

export type Crumb = { readonly label: string; readonly href: string }

/** Home, the tool's home category, the tool. */
export function breadcrumbsOf(tool: Tool): readonly Crumb[] {
  const home = CATEGORIES.find(({ id }) => id === tool.categories[0])
  return [
    { label: 'Home', href: '/' },
    { label: home?.title ?? '', href: `/tools/${tool.categories[0]}` },
    { label: tool.title, href: `/${tool.slug}` },
  ]
}
