import type { ComponentType } from 'react'
import type { Head } from '../../catalog/head.ts'

/** Page of a path, ready to render. */
export type Screen = { readonly head: Head; readonly Page: ComponentType }

/** Returns the screen of a path; undefined if the path does not exist after all. */
export type RouteLoader = (path: string) => Screen | undefined

type PageOfParam = ComponentType<{ readonly param: string }>

/** Creates the loader of a page that is not a tool. Its `param` is the last segment of the path. */
export function pageScreen(Page: PageOfParam, head: (param: string) => Head): RouteLoader {
  return (path) => {
    const param = lastSegment(path)
    return { head: head(param), Page: () => <Page param={param} /> }
  }
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
