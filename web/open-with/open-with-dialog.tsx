import { useLayoutEffect, useRef } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { usePersisted } from '../platform/store/persisted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField } from '../ui/field.tsx'
import type { Input } from './input.ts'
import { OfferList } from './offer-list.tsx'
import { sentenceOf } from './sentence.ts'
import { openWithSetting } from './setting.ts'
import { useOffers } from './use-offers.ts'

/**
 * Dialog with the pasted or dropped input, its detected type, and the tools that accept it. Nothing happens
 * automatically.
 */
export function OpenWithDialog({ input, onClose }: { readonly input: Input; readonly onClose: () => void }) {
  const offers = useOffers(input)
  const list = useRef<HTMLUListElement>(null)
  const [isOn, setOn] = usePersisted(openWithSetting)
  // With the offers, so that Enter that is pressed once they are seen opens the first.
  useLayoutEffect(() => {
    if (offers) list.current?.querySelector('button')?.focus()
  }, [offers])
  return (
    <Dialog title="Open with" onClose={onClose}>
      <p className="truncate rounded-control bg-sunken px-3 py-2 font-mono text-sm">{previewOf(input)}</p>
      <p role="status" className="mt-3 mb-2 text-ink-soft">
        {sentenceOf(input, offers)}
      </p>
      {offers && <OfferList listRef={list} offers={offers} input={input} onOpen={onClose} />}
      <div className="mt-3 border-line border-t pt-2 text-ink-soft">
        <CheckField label="Show this whenever I paste or drop" isChecked={isOn} onChange={setOn} />
      </div>
    </Dialog>
  )
}

const SHOWN = 120

function previewOf(input: Input): string {
  if (typeof input === 'string')
    return (
      input
        .slice(0, 2 * SHOWN)
        .trim()
        .split('\n', 1)[0]
        ?.slice(0, SHOWN) ?? ''
    )
  return input.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ')
}
