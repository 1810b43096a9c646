import { memo, type ReactNode } from 'react'
import X from '~icons/lucide/x'
import { removeName } from './use-wheel-store.ts'
import type { WheelName } from './wheel-names.ts'

/** One name of the list. */
export const NameRow = memo(function NameRow({ entry }: { readonly entry: WheelName }) {
  return (
    <RowFrame entry={entry}>
      {entry.weight > 1 && <span className="text-ink-soft text-sm tabular-nums">×{entry.weight}</span>}
    </RowFrame>
  )
})

type RowFrameProps = {
  readonly entry: WheelName
  /** Before the name. */
  readonly lead?: ReactNode
  /** Between the name and its Remove button. */
  readonly children?: ReactNode
}

/** Row of the list; rows out of view are not laid out. */
export function RowFrame({ entry: { name, isOff }, lead, children }: RowFrameProps) {
  return (
    <li
      className="flex min-h-10 items-center gap-2 py-1 pr-2 pl-4"
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' }}
    >
      {lead}
      <span
        dir="auto"
        translate="no"
        className={`min-w-0 flex-1 [overflow-wrap:anywhere] ${isOff ? 'text-ink-soft line-through' : ''}`}
      >
        {name}
      </span>
      {children}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        className="grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        onClick={() => removeName(name)}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}
