import { useLayoutEffect, useRef } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { isCertain } from '#lib/content-detection/detection.ts'
import { usePersisted } from '../platform/store/persisted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField } from '../ui/field.tsx'
import type { Offer } from './detectors.ts'
import type { Given } from './input.ts'
import { OfferList } from './offer-list.tsx'
import { takesAnything } from './setting.ts'
import { useOffers } from './use-offers.ts'

/** What was pasted or dropped, what it seems to be, and the tools that would take it. Nothing happens by itself. */
export function OpenWith({ given, onClose }: { readonly given: Given; readonly onClose: () => void }) {
  const offers = useOffers(given)
  const list = useRef<HTMLUListElement>(null)
  const [isOn, setOn] = usePersisted(takesAnything)
  // With the offers, so that Enter that is pressed once they are seen opens the first.
  useLayoutEffect(() => {
    if (offers) list.current?.querySelector('button')?.focus()
  }, [offers])
  return (
    <Dialog title="Open with" onClose={onClose}>
      <p className="truncate rounded-control bg-sunken px-3 py-2 font-mono text-sm">{beginningOf(given)}</p>
      <p role="status" className="mt-3 mb-2 text-ink-soft">
        {sentenceOf(given, offers)}
      </p>
      {offers && <OfferList listRef={list} offers={offers} given={given} onOpen={onClose} />}
      <div className="mt-3 border-line border-t pt-2 text-ink-soft">
        <CheckField
          label="Open this when I paste or drop outside a field"
          isChecked={isOn}
          onChange={setOn}
        />
      </div>
    </Dialog>
  )
}

const SHOWN = 120

function beginningOf(given: Given): string {
  if (typeof given === 'string')
    return (
      given
        .slice(0, 2 * SHOWN)
        .trim()
        .split('\n', 1)[0]
        ?.slice(0, SHOWN) ?? ''
    )
  return given.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ')
}

function sentenceOf(given: Given, offers: readonly Offer[] | undefined): string {
  if (!offers) return 'Looking at it…'
  const [best] = offers
  if (!best) return 'No tool can open this.'
  if (isCertain(best)) return `${best.says.slice(0, 1).toUpperCase()}${best.says.slice(1)}`
  return typeof given === 'string' && best.says === 'text'
    ? 'Text of no special kind'
    : `Perhaps ${best.says}`
}
