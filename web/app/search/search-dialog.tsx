import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import Search from '~icons/lucide/search'
import { tools } from '../../catalog/catalog.ts'
import { categoriesOf, INTERESTS, type InterestId } from '../../catalog/interests.ts'
import { nearestTools, searchTools } from '../../catalog/search.ts'
import type { Tool } from '../../catalog/tool.ts'
import { ToolTile } from '../../catalog/tool-tile.tsx'
import { OfferList } from '../../open-with/offer-list.tsx'
import { QuickAnswer } from '../../open-with/quick-answer.tsx'
import { WORTH_OFFERING } from '../../open-with/rank.ts'
import { openWithSetting } from '../../open-with/setting.ts'
import { openWith } from '../../open-with/show-open-with.tsx'
import { useOffers } from '../../open-with/use-offers.ts'
import { siteConfig } from '../../platform/site-config.ts'
import { usePersisted } from '../../platform/store/persisted.ts'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { FavoriteButton } from '../preferences/favorite-button.tsx'
import { useSlashKey } from '../preferences/preferences.ts'
import { consumePreHydrationKeys } from './pre-hydration-keys.ts'

/** Longer input is not treated as a search. */
const MAX_QUERY_LENGTH = 200

type SearchDialogProps = {
  /** Input typed before the dialog was loaded. */
  readonly typed?: string
  readonly onClose: () => void
}

/**
 * Finds a tool by name, synonym and interest, shows one-line answers, and offers the tools that accept the typed or
 * pasted input. Unmounted when closed, with its query.
 */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const [query, setQuery] = useState(typed ?? '')
  // Before the next key, which would otherwise precede or replace the early input.
  useLayoutEffect(() => {
    const early = consumePreHydrationKeys()
    setQuery((now) => now + early)
  }, [])
  const [interest, setInterest] = useState<InterestId>()
  const results = useRef<HTMLDivElement>(null)
  const [hasSlashKey, setSlashKey] = useSlashKey()
  const [isOpenWithEnabled, setOpenWithEnabled] = usePersisted(openWithSetting)
  const found = searchTools(inInterest(interest), query)
  const input = query.trim() === '' ? undefined : query
  const made = useOffers(input)
  const offers = (made ?? []).filter(({ confidence }) => confidence >= WORTH_OFFERING)
  const isNothing = found.length === 0 && offers.length === 0 && (made !== undefined || input === undefined)
  const near = isNothing ? nearestTools(inInterest(interest), query) : []
  const suggestAt = siteConfig('suggestions')
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    const text = event.clipboardData.getData('text/plain')
    if (files.length === 0 && text.length <= MAX_QUERY_LENGTH && !/\n./.test(text)) return
    event.preventDefault()
    onClose()
    openWith(files.length > 0 ? [...files] : text)
  }

  const links = () => [...(results.current?.querySelectorAll<HTMLElement>('a, [data-offer]') ?? [])]
  const walk = (event: KeyboardEvent) => {
    // A search field would handle the first Escape itself, to empty itself.
    if (event.key === 'Escape') onClose()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all: readonly (Element | null)[] = links()
    const now = all.indexOf(document.activeElement)
    const next = now + step
    if (next < 0) document.getElementById('search-tools')?.focus()
    else links()[Math.min(next, all.length - 1)]?.focus()
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
              onPaste={paste}
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
        <QuickAnswer text={query} offers={offers} />
        <div ref={results}>
          {offers.length > 0 && <OfferList offers={offers} input={query} onOpen={onClose} />}
          <p role="status" className={isNothing ? 'py-2 text-center text-ink-soft' : 'sr-only'}>
            {isNothing ? 'No tools found matching your search.' : countText(found.length)}
          </p>
          {near.length > 0 && <p className="font-medium text-sm">Closest matches:</p>}
          <ul className="-mx-2">
            {[...found, ...near].map((tool) => (
              <SearchResult key={tool.id} tool={tool} onOpen={onClose} />
            ))}
          </ul>
          {isNothing && suggestAt && (
            <p className="py-2 text-center text-sm">
              <a href={suggestAt} className="underline underline-offset-4">
                Suggest a tool
              </a>
            </p>
          )}
        </div>
        <div className="mt-3 border-line border-t pt-2 text-ink-soft">
          <CheckField label="Press / to open search" isChecked={hasSlashKey} onChange={setSlashKey} />
          <CheckField
            label="Suggest tools when I paste or drop anywhere"
            isChecked={isOpenWithEnabled}
            onChange={setOpenWithEnabled}
          />
        </div>
      </div>
    </Dialog>
  )
}

function SearchResult({ tool, onOpen }: { readonly tool: Tool; readonly onOpen: () => void }) {
  return (
    <li className="relative flex items-center gap-3 rounded-control p-2 focus-within:outline-2 focus-within:outline-accent hover:bg-sunken">
      <ToolTile tool={tool} />
      <div className="min-w-0 flex-1">
        <a
          href={withBase(`/${tool.slug}`)}
          onClick={onOpen}
          className="block font-medium outline-none after:absolute after:inset-0"
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

function countText(count: number): string {
  return count === 1 ? '1 tool' : `${count} tools`
}
