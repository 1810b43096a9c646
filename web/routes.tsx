import type { ComponentType } from 'react'
import { type Head, pageHead, toolHead } from './catalogue/head.ts'
import type { Tool } from './catalogue/tool.ts'
import { ToolFrame } from './shell/tool-frame.tsx'
import { staticPart } from './ui/static-part.tsx'

/** What an address shows, ready to render. */
export type Screen = {
  readonly head: Head
  readonly Page: ComponentType
  /** The source modules behind it, so that the server can announce their chunks. */
  readonly sources: readonly string[]
}

type PageModule = {
  readonly default: ComponentType<{ readonly param: string }>
  readonly head: (param: string) => Head
}
type ToolModule = { readonly default: ComponentType; readonly tool: Tool }

const pages = import.meta.glob<PageModule>('./pages/*.tsx')
/** Each tool's page with its own card, beside the one in the catalogue: a tool's page does not wait for all others. */
const toolPages = import.meta.glob<ToolModule>('./tools/*/page.tsx', { query: '?screen' })

type SharedModule = {
  readonly default: ComponentType<{ readonly param: string }>
  readonly title: string
  readonly description: string
}

/** What a tool shares under an unguessable id: `tools/anonymous-poll/poll.page.tsx` is the page at `/poll/{id}`. */
const sharedPages = import.meta.glob<SharedModule>('./tools/*/*.page.tsx')

/** Addresses that are not tools. `:param` stands for one segment, handed to the page. */
const PAGES: readonly (readonly [pattern: string, page: string])[] = [
  ['/', 'landing'],
  ['/tools', 'tools'],
  ['/tools/:param', 'category'],
  ['/my-toolbox', 'my-toolbox'],
  ['/tools/productivity/my-toolbox', 'my-toolbox'],
  ['/pricing', 'pricing'],
  ['/about', 'about'],
  ['/auth', 'auth'],
  ['/auth/reset', 'auth-reset'],
  ['/account', 'account'],
  ['/privacy-policy', 'privacy-policy'],
  ['/terms-of-service', 'terms-of-service'],
]

/** Addresses of pages without a parameter, in their canonical form. */
export const fixedPaths: readonly string[] = PAGES.map(([pattern]) => pattern).filter(
  (pattern) => !pattern.includes(':') && pattern !== '/tools/productivity/my-toolbox',
)

/** First segments of the addresses under which tools share something: `poll` for `/poll/{id}`. */
export const sharedNames: readonly string[] = Object.keys(sharedPages).map(nameOfShared)

function nameOfShared(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1, -'.page.tsx'.length)
}

const screens = new Map<string, Promise<Screen>>()

/** The screen of a path. Asking early is prefetching; a failed load is asked for again next time. */
export function screenAt(path: string): Promise<Screen> {
  const known = screens.get(path)
  if (known) return known
  const screen = load(path)
  screens.set(path, screen)
  screen.catch(() => screens.delete(path))
  return screen
}

async function load(path: string): Promise<Screen> {
  for (const [pattern, page] of PAGES) {
    const param = match(pattern, path)
    if (param !== undefined) return pageScreen(page, param)
  }
  return (await toolScreen(path)) ?? (await sharedScreen(path)) ?? pageScreen('not-found', path)
}

/** The parameter of a pattern that fits, an empty text for one without, undefined where it does not fit. */
function match(pattern: string, path: string): string | undefined {
  if (pattern === path) return ''
  const prefix = pattern.endsWith(':param') ? pattern.slice(0, -':param'.length) : undefined
  if (prefix === undefined || !path.startsWith(prefix)) return undefined
  const param = path.slice(prefix.length)
  return param !== '' && !param.includes('/') ? param : undefined
}

async function pageScreen(name: string, param: string): Promise<Screen> {
  const source = `./pages/${name}.tsx`
  const page = pages[source]
  if (!page) throw new Error(`No page ${source}`)
  const { default: Page, head } = await page()
  return { head: head(param), Page: () => <Page param={param} />, sources: [source] }
}

/** Such a page is for those who were given its address; search engines are sent to its tool. */
async function sharedScreen(path: string): Promise<Screen | undefined> {
  const [, name, id] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const source = Object.keys(sharedPages).find((key) => nameOfShared(key) === name) ?? ''
  const page = sharedPages[source]
  if (!page || !id) return undefined
  const { default: Page, title, description } = await page()
  const slug = source.split('/').at(-2)
  return {
    head: { ...pageHead(title, description, `/${slug}`), isUnlisted: true },
    Page: () => <Page param={id} />,
    sources: [source],
  }
}

/** A tool under its short address, or under `/tools/{category}/{slug}` for a category that lists it. */
async function toolScreen(path: string): Promise<Screen | undefined> {
  const [, category, slug] = /^\/(?:tools\/([^/]+)\/)?([^/]+)$/.exec(path) ?? []
  const source = `./tools/${slug}/page.tsx`
  const page = toolPages[source]
  if (!page) return undefined
  const { default: ToolPage, tool } = await page()
  if (category !== undefined && !tool.categories.some((id) => id === category)) return undefined
  const related = staticPart('related', async () => {
    const { RelatedTools } = await import('./shell/related-tools.tsx')
    return { default: () => <RelatedTools tool={tool} /> }
  })
  return {
    head: toolHead(tool),
    Page: () => (
      <ToolFrame tool={tool} related={related}>
        <ToolPage />
      </ToolFrame>
    ),
    sources: [`${source}?screen`],
  }
}
