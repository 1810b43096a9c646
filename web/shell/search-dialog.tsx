import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { tools } from '../catalogue/catalogue.ts'
import { categoriesOf, INTERESTS, type InterestId } from '../catalogue/interests.ts'
import { searchTools } from '../catalogue/search.ts'
import type { Tool } from '../catalogue/tool.ts'
import { Chip } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField } from '../ui/field.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { useSlashKey } from './preferences.ts'
import { ToolTile } from './tool-tile.tsx'

/** Finds a tool by name, synonym and interest. Gone when closed, and its query with it. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [interest, setInterest] = useState<InterestId>()
  const list = useRef<HTMLUListElement>(null)
  const [hasSlashKey, setSlashKey] = useSlashKey()
  const found = searchTools(inInterest(interest), query)

  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]
  const walk = (event: KeyboardEvent) => {
    // A search field would take the first Escape for itself, to empty itself.
    if (event.key === 'Escape') onClose()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = links()
    const now = all.indexOf(document.activeElement as HTMLAnchorElement)
    const next = now + step
    if (next < 0) document.getElementById('search-tools')?.focus()
    else all[Math.min(next, all.length - 1)]?.focus()
  }
  return (
    <Dialog title="Search tools" isTitleHidden onClose={onClose} className="mt-[8vh] max-w-2xl">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk the results wherever the focus is */}
      <div onKeyDown={walk}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              links()[0]?.click()
            }}
            className="relative"
          >
            <Search size={18} aria-hidden className="absolute top-3.5 left-3 text-ink-soft" />
            <input
              id="search-tools"
              type="search"
              aria-label="Search tools"
              autoFocus
              autoComplete="off"
              placeholder="A name, or what you want to do"
              className="field min-h-11 pl-10"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </form>
        </search>
        <div className="my-3 flex flex-wrap gap-1.5">
          <Chip isPressed={interest === undefined} onPress={() => setInterest(undefined)}>
            All Tools
          </Chip>
          {INTERESTS.map(({ id, label }) => (
            <Chip key={id} isPressed={interest === id} onPress={() => setInterest(id)}>
              {label}
            </Chip>
          ))}
        </div>
        <p role="status" className={found.length === 0 ? 'py-8 text-center text-ink-soft' : 'sr-only'}>
          {found.length === 0 ? 'No tools found matching your search.' : `${found.length} tools`}
        </p>
        <ul ref={list} className="-mx-2">
          {found.map((tool) => (
            <SearchResult key={tool.id} tool={tool} onOpen={onClose} />
          ))}
        </ul>
        <div className="mt-3 border-line border-t pt-2 text-ink-soft">
          <CheckField
            label="The key / opens this search, too"
            isChecked={hasSlashKey}
            onChange={setSlashKey}
          />
        </div>
      </div>
    </Dialog>
  )
}

function SearchResult({ tool, onOpen }: { readonly tool: Tool; readonly onOpen: () => void }) {
  return (
    <li className="relative flex items-center gap-3 rounded-control p-2 focus-within:bg-sunken hover:bg-sunken">
      <ToolTile tool={tool} />
      <div className="min-w-0 flex-1">
        <a
          href={`/${tool.slug}`}
          onClick={onOpen}
          className="block font-medium outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:-outline-offset-2"
        >
          {tool.title}
        </a>
        <p className="truncate text-ink-soft text-sm">{tool.summary}</p>
      </div>
      <span className="relative z-[1]">
        <FavoriteButton tool={tool} />
      </span>
    </li>
  )
}

function inInterest(interest: InterestId | undefined): readonly Tool[] {
  if (interest === undefined) return tools
  const wanted = categoriesOf([interest])
  return tools.filter((tool) => tool.categories.some((category) => wanted.has(category)))
}
