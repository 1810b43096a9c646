import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app/app.tsx'
import { categorySections, tools } from './catalog/catalog.ts'
import type { Head } from './catalog/head.ts'
import { structuredData } from './catalog/structured-data.ts'
import { fixedPaths, loadRoute, sharedNames } from './routes.ts'

/** One document to be made: the file's path, and every address that it answers. */
export type Document = {
  readonly path: string
  readonly paths: readonly string[]
  /** Set where it also answers every address of one more segment below this one. */
  readonly below?: string
  /** Set if the document needs a wider policy. */
  readonly reach?: 'any-address'
  /** Set if the document can request the camera. */
  readonly uses?: 'camera'
}

/** All documents; `/404` and `/tools/404` answer the addresses that nothing else does. */
export const documents: readonly Document[] = [
  ...fixedPaths.map((path) => ({
    path,
    paths: path === '/my-toolbox' ? [path, '/tools/productivity/my-toolbox'] : [path],
  })),
  ...categorySections().map(({ category: { id } }) => ({
    path: `/tools/${id}`,
    paths: [`/tools/${id}`],
  })),
  ...tools
    .filter(({ slug }) => !fixedPaths.includes(`/${slug}`))
    .map(({ slug, categories, reach, uses }) => ({
      path: `/${slug}`,
      paths: [`/${slug}`, ...categories.map((category) => `/tools/${category}/${slug}`)],
      ...(reach && { reach }),
      ...(uses && { uses }),
    })),
  ...sharedNames.map((name) => ({ path: `/${name}/any`, paths: [], below: `/${name}/` })),
  { path: '/404', paths: [] },
  { path: '/tools/404', paths: [] },
]

export type Rendered = {
  readonly html: string
  readonly head: Head
  /** Schema.org objects of a tool's page. */
  readonly structuredData: readonly object[]
  /** The source of the page's own script. */
  readonly source: string
}

/** The body of a document and what its head needs. */
export async function render(path: string): Promise<Rendered> {
  const screen = await loadRoute(path)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App route={{ path, screen }} />
    </StrictMode>,
    // Render lazy parts in place: moving them there would require an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  const tool = tools.find(({ slug }) => path === `/${slug}`)
  return {
    html,
    head: screen.head,
    structuredData: tool ? structuredData(tool) : [],
    source: screen.source,
  }
}
