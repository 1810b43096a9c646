import type { KeyboardEvent, Ref } from 'react'
import { tools } from '../catalog/catalog.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import type { Offer } from './detectors.ts'
import type { Input } from './input.ts'
import { openOffer } from './open-offer.ts'

type OfferListProps = {
  readonly offers: readonly Offer[]
  readonly input: Input
  readonly onOpen: () => void
  readonly listRef?: Ref<HTMLUListElement>
}

/** Tools that accept the input, each one press away; the arrow keys move among them. */
export function OfferList({ offers, input, onOpen, listRef }: OfferListProps) {
  const known = offers.flatMap((offer) => {
    const tool = tools.find(({ slug }) => slug === offer.slug)
    return tool ? [{ offer, tool }] : []
  })
  if (known.length === 0) return null
  return (
    <ul ref={listRef} aria-label="Tools that fit" className="-mx-2" onKeyDown={walk}>
      {known.map(({ offer, tool }) => (
        <li key={tool.id}>
          <button
            type="button"
            data-offer
            className="flex w-full items-center gap-3 rounded-control p-2 text-left font-medium hover:bg-sunken focus:bg-sunken"
            onClick={() => {
              onOpen()
              openOffer({ offer, title: tool.title, input })
            }}
          >
            <ToolTile tool={tool} />
            {tool.title}
          </button>
        </li>
      ))}
    </ul>
  )
}

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll('button')]
  const next = all[all.indexOf(document.activeElement) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
