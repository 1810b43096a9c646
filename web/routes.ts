import type { RouteLoader, Screen } from './app/navigation/route-loader.tsx'
import { isDisabled } from './platform/site-config.ts'

type ScreenModule = { readonly default: RouteLoader }

/** The scripts of all pages, by their source. None of them is in a document but its own. */
const screenModules = {
  ...import.meta.glob<ScreenModule>('./pages/*.tsx', { query: '?screen' }),
  ...import.meta.glob<ScreenModule>('./tools/*/page.tsx', { query: '?screen' }),
  // Items that a tool shares under an unguessable id: `tools/anonymous-poll/poll.page.tsx` is the page at `/poll/{id}`.
  ...import.meta.glob<ScreenModule>('./tools/*/*.page.tsx', { query: '?screen' }),
}

/** Addresses that are not tools. `:param` stands for one segment. */
const ALL_PAGES: readonly (readonly [pattern: string, page: string])[] = [
  ['/', 'landing'],
  ['/tools', 'tools'],
  ['/tools/:param', 'category'],
  ['/my-toolbox', 'my-toolbox'],
  ['/tools/productivity/my-toolbox', 'my-toolbox'],
  ['/pricing', 'pricing'],
  ['/about', 'about'],
  ['/developers', 'developers'],
  ['/auth', 'auth'],
  ['/auth/reset', 'auth-reset'],
  ['/account', 'account'],
  ['/newsletter', 'newsletter'],
  ['/privacy-policy', 'privacy-policy'],
  ['/terms-of-service', 'terms-of-service'],
  ['/licenses', 'licenses'],
]

const PAGES = ALL_PAGES.filter(([pattern]) => !isDisabled(pattern))

/** Addresses of pages without a parameter, in their canonical form. */
export const fixedPaths: readonly string[] = PAGES.map(([pattern]) => pattern).filter(
  (pattern) => !pattern.includes(':') && pattern !== '/tools/productivity/my-toolbox',
)

/** First segments of the addresses under which tools share something: `poll` for `/poll/{id}`. */
export const sharedNames: readonly string[] = Object.keys(screenModules)
  .flatMap((source) => nameOfShared(source) ?? [])
  .filter((name) => !isDisabled(`/${name}/`))

function nameOfShared(source: string): string | undefined {
  return /\/([^/]+)\.page\.tsx$/.exec(source)?.[1]
}

/** A screen, and the source of the script that shows it. */
type Found = Screen & { readonly source: string }

const screens = new Map<string, Promise<Found>>()

/** Returns the page of a path. An early call prefetches; a failed load is retried next time. */
export function loadRoute(path: string): Promise<Found> {
  const known = screens.get(path)
  if (known) return known
  const screen = load(path)
  screens.set(path, screen)
  screen.catch(() => screens.delete(path))
  return screen
}

async function load(path: string): Promise<Found> {
  return (await screenOf(sourceOf(path), path)) ?? (await screenOf(NOT_FOUND, path)) ?? fail(path)
}

const NOT_FOUND = './pages/not-found.tsx'

async function screenOf(source: string, path: string): Promise<Found | undefined> {
  const screenAtPath = (await screenModules[source]?.())?.default
  const screen = screenAtPath?.(path)
  return screen && { ...screen, source }
}

/** The source of what should be at a path, whether there is one or not. */
function sourceOf(path: string): string {
  const page = PAGES.find(([pattern]) => fits(pattern, path))
  if (page) return `./pages/${page[1]}.tsx`
  const [, slug] = /^\/(?:tools\/[^/]+\/)?([^/]+)$/.exec(path) ?? []
  const tool = `./tools/${slug}/page.tsx`
  if (tool in screenModules && !isDisabled(`/${slug}`)) return tool
  const [, name = ''] = /^\/([^/]+)\/[^/]+$/.exec(path) ?? []
  if (!sharedNames.includes(name)) return NOT_FOUND
  return Object.keys(screenModules).find((source) => nameOfShared(source) === name) ?? NOT_FOUND
}

/** Whether a path is what a pattern says, `:param` standing for one segment. */
function fits(pattern: string, path: string): boolean {
  const [, prefix] = /^(.*):param$/.exec(pattern) ?? []
  if (prefix === undefined) return pattern === path
  return path.startsWith(prefix) && path.length > prefix.length && !path.slice(prefix.length).includes('/')
}

function fail(path: string): never {
  throw new Error(`No page for ${path}`)
}
