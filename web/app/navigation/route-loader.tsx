import type { ComponentType } from 'react'
import type { Head } from '../../catalog/head.ts'

/** What an address shows, ready to render. */
export type Screen = { readonly head: Head; readonly Page: ComponentType }

/** What a page shows at one of its addresses; undefined where the address is not its own after all. */
export type RouteLoader = (path: string) => Screen | undefined

type PageOfParam = ComponentType<{ readonly param: string }>

/** A page that is no tool. Its `param` is the last segment of the address. */
export function pageScreen(Page: PageOfParam, head: (param: string) => Head): RouteLoader {
  return (path) => {
    const param = lastSegment(path)
    return { head: head(param), Page: () => <Page param={param} /> }
  }
}

export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
