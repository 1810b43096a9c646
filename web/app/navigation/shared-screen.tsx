import type { ComponentType } from 'react'
import { pageHead } from '../../catalog/head.ts'
import { pageScreen, type RouteLoader } from './route-loader.tsx'

type Shared = {
  readonly default: ComponentType<{ readonly param: string }>
  readonly title: string
  readonly description: string
}

/**
 * Creates the loader of an item that the tool `slug` shares under an id, the page's `param`. It is for people with the
 * link; search engines are sent to the tool.
 */
export function sharedScreen(slug: string, { default: Page, title, description }: Shared): RouteLoader {
  return pageScreen(Page, () => ({ ...pageHead(title, description, `/${slug}`), isUnlisted: true }))
}
