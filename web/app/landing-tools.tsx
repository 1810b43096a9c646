import { withBase } from '#lib/net/base-path.ts'
import { categorySections, tools } from '../catalog/catalog.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import { usePersisted } from '../platform/store/persisted.ts'
import { favorites } from './preferences/favorites.ts'
import { oftenIds } from './preferences/often-used.ts'
import { visitStore } from './preferences/visits.ts'

const COUNT = 8
/** First tools for a new visitor: one per task, by popularity. */
const FIRST = [
  'json-formatter',
  'pdf-merger',
  'image-resizer',
  'unit-converter',
  'anonymous-poll',
  'team-shuffle',
  'invoice-generator',
  'word-counter',
]

/** Eight tools, each a press away: those that the visitor stars or opens often, then the most useful ones. */
export function FirstTools() {
  const [starred] = usePersisted(favorites)
  const [{ visits }] = usePersisted(visitStore)
  return (
    <ul id="first-tools" className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-4">
      {firstOf([...starred, ...oftenIds(visits, COUNT)]).map((tool) => (
        <li key={tool.id}>
          <a
            href={withBase(`/${tool.slug}`)}
            className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-surface px-2 font-medium text-sm leading-tight hover:border-line-strong hover:shadow-lift"
          >
            <ToolTile tool={tool} />
            {tool.title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function firstOf(own: readonly number[]): readonly Tool[] {
  const mine = own.flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
  const defaults = FIRST.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  return [...new Set([...mine, ...defaults])].slice(0, COUNT)
}

/** Every tool by its name, under its home category. */
export function AllTools() {
  const own = tools.filter(({ slug }) => slug !== 'my-toolbox')
  return (
    <section id="tools" className="border-line border-t py-10">
      <h2 className="font-bold text-xl">All {own.length} tools</h2>
      <ul className="mt-5 grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {categorySections().map(({ category }) => (
          <li key={category.id} className="bg-surface p-4">
            <h3
              className="border-l-4 pl-2.5 font-semibold tracking-normal"
              style={{ borderColor: `var(--${category.id})` }}
            >
              <a href={withBase(`/tools/${category.id}`)} className="hover:underline">
                {category.title}
              </a>
            </h3>
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {own
                .filter(({ categories }) => categories[0] === category.id)
                .map((tool) => (
                  <li key={tool.id}>
                    <a
                      href={withBase(`/${tool.slug}`)}
                      className="inline-flex min-h-9 items-center text-ink-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
                    >
                      {tool.title}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
