import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { tools } from '../catalog/catalog.ts'
import { findTyped, NOTHING_TYPED, typeAhead } from '../ui/typeahead.ts'
import { isSecretive } from './find-offers.ts'
import { openOffer } from './open-offer.ts'
import { getSendableResults, type Sendable } from './sendable-results.ts'

const WIDTH = 256

type SendMenuProps = {
  /** Button that opened the menu; the menu opens below it, and the focus returns to it. */
  readonly button: HTMLElement
  readonly slug: string
  readonly onClose: () => void
}

type Found = { readonly results: readonly Sendable[]; readonly isSecretive: boolean }

/**
 * Menu of the tools that accept the page's result. Arrows, Home, End and the first characters of a title navigate,
 * Escape and a press elsewhere close.
 */
export function SendMenu({ button, slug, onClose }: SendMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef(NOTHING_TYPED)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    button.setAttribute('aria-expanded', 'true')
    Promise.all([getSendableResults(slug), isSecretive(slug)]).then(([results, secretive]) =>
      setFound({ results, isSecretive: secretive }),
    )
    return () => button.setAttribute('aria-expanded', 'false')
  }, [button, slug])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to what has come
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [found])
  const leave = () => {
    button.focus()
    onClose()
  }
  const walk = (event: KeyboardEvent) => {
    const all: readonly (Element | null)[] = [...(box.current?.querySelectorAll('[role=menuitem]') ?? [])]
    const now = all.indexOf(document.activeElement)
    const more = typeAhead(typed.current, event.nativeEvent)
    if (more) typed.current = more
    const to = more
      ? findTyped(more.text, now, all.length, (index) => all[index]?.textContent ?? '')
      : { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') leave()
    else if (to === undefined) return
    const next = to === undefined ? undefined : all.at(to % all.length)
    if (next instanceof HTMLElement) next.focus()
    event.preventDefault()
  }
  const { bottom, left } = button.getBoundingClientRect()
  return (
    <div
      ref={box}
      role="menu"
      aria-label="Send to"
      tabIndex={-1}
      onKeyDown={walk}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onClose()}
      className="absolute z-20 grid max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-lift"
      style={{
        width: WIDTH,
        top: bottom + scrollY + 4,
        left: Math.max(8, Math.min(left, innerWidth - WIDTH - 8)),
      }}
    >
      {found?.results.map((result) => (
        // biome-ignore lint/a11y/useSemanticElements: within a menu, a fieldset is no group
        <div key={result.label} role="group" aria-label={result.label}>
          {found.results.length > 1 && (
            <p aria-hidden className="px-3 pt-2 text-ink-soft text-sm">
              {result.label}
            </p>
          )}
          {result.offers.map((offer) => (
            <SendItem
              key={offer.slug}
              offer={offer}
              note={found.isSecretive && offer.isPersisted}
              onChoose={(title) => {
                leave()
                openOffer({ offer, title, input: result.input })
              }}
            />
          ))}
        </div>
      ))}
      {found?.results.length === 0 && (
        <div role="menuitem" tabIndex={-1} aria-disabled className="px-3 py-2 text-ink-soft text-sm">
          Make a result first.
        </div>
      )}
      {!found && <p className="px-3 py-2 text-ink-soft text-sm">Looking at the result…</p>}
    </div>
  )
}

const STORES_INPUT = 'Keeps what it is given in this browser'

type SendItemProps = {
  readonly offer: Sendable['offers'][number]
  /** Whether to warn that the tool persists its input. */
  readonly note: boolean
  readonly onChoose: (title: string) => void
}

function SendItem({ offer, note, onChoose }: SendItemProps) {
  const title = tools.find(({ slug }) => slug === offer.slug)?.title ?? offer.slug
  return (
    <div role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-description={note ? STORES_INPUT : undefined}
        className="block min-h-control w-full rounded-control px-3 text-left text-sm hover:bg-sunken focus:bg-sunken"
        onClick={() => onChoose(title)}
      >
        {title}
      </button>
      {note && (
        <p aria-hidden className="px-3 pb-1 text-ink-soft text-sm">
          {STORES_INPUT}
        </p>
      )}
    </div>
  )
}
