import { type KeyboardEvent, useRef, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { Breadcrumb } from '../app/navigation/breadcrumb.tsx'
import { useFavorites } from '../app/preferences/favorites.ts'
import { ToolboxHabits } from '../app/preferences/toolbox-habits.tsx'
import { ToolGrid } from '../app/tool-card.tsx'
import { tools } from '../catalog/catalog.ts'
import { pageHead } from '../catalog/head.ts'
import { searchTools } from '../catalog/search.ts'
import type { Tool } from '../catalog/tool.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { buttonClass } from '../ui/button.tsx'

export const head = () =>
  pageHead('My Toolbox', 'The tools that you starred, kept in your browser.', '/my-toolbox')

export default function MyToolboxPage() {
  const { ids } = useFavorites()
  const [query, setQuery] = useState('')
  const starred = ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
  const found = searchTools(starred, query)
  const page = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  return (
    <div ref={page} className="mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-7">
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Productivity', href: '/tools/productivity' },
          { label: 'My Toolbox', href: '/my-toolbox' },
        ]}
      />
      <h1 className="mt-4 font-bold text-3xl">My Toolbox</h1>
      <p className="mt-2 mb-6 text-ink-soft text-base">The tools that you starred, kept in this browser.</p>
      <input
        type="search"
        aria-label="Search favorites"
        placeholder="Search favorites"
        className="field mb-5 max-w-md"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => walkLinks(event, page.current)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk the links within, which stay links */}
      <div onKeyDown={(event) => walkLinks(event, page.current)}>
        {starred.length === 0 ? <EmptyToolbox /> : <FoundTools found={found} query={query} />}
      </div>
      {/* As high as its shortest content: the footer stays below the first screen. */}
      <div className="min-h-72">{isHydrated && <ToolboxHabits />}</div>
    </div>
  )
}

/** From the search down into the tools and back up again, with the arrow keys. */
function walkLinks(event: KeyboardEvent, page: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !page) return
  const stops = [...page.querySelectorAll<HTMLElement>('input[type=search], h3 a')]
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function FoundTools({ found, query }: { readonly found: readonly Tool[]; readonly query: string }) {
  if (found.length === 0)
    return (
      <p role="status" className="py-12 text-center text-ink-soft">
        No tools found matching "{query}".
      </p>
    )
  return (
    <>
      <h2 className="sr-only">Favorites</h2>
      <ToolGrid tools={found} />
    </>
  )
}

/** A tool per task, for a toolbox without any. */
const SUGGESTED = tools.filter(({ slug }) =>
  [
    'json-formatter',
    'word-counter',
    'pdf-merger',
    'image-resizer',
    'unit-converter',
    'wheel-of-names',
  ].includes(slug),
)

function EmptyToolbox() {
  return (
    <>
      <h2 className="font-semibold text-xl">No favorites yet</h2>
      <p className="mt-1 mb-4 text-ink-soft">Star a tool to keep it here, for example one of these.</p>
      <ToolGrid tools={SUGGESTED} />
      <a href={withBase('/tools')} className={`mt-4 ${buttonClass({ size: 'small' })}`}>
        See all tools
        <span aria-hidden>→</span>
      </a>
    </>
  )
}
