import { type RefObject, useEffect, useRef } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { Received } from './response/exchange.ts'

type WaitingProps = { readonly received: Received; readonly triggerRef: RefObject<Element | null> }

/** Shows that a response is loading, and how much of it has arrived. */
export default function Waiting({ received: { receivedBytes, totalBytes }, triggerRef }: WaitingProps) {
  const ref = useRef<HTMLDivElement>(null)
  // The pressed button cannot have the focus while disabled, and Escape must be handled.
  useEffect(() => {
    if (triggerRef.current instanceof HTMLButtonElement) ref.current?.focus({ preventScroll: true })
  }, [triggerRef])
  const percent = totalBytes === undefined ? undefined : Math.round((receivedBytes / totalBytes) * 100)
  const label =
    receivedBytes === 0
      ? 'Waiting for the answer…'
      : `${formatBytes(receivedBytes)}${totalBytes === undefined ? '' : ` of ${formatBytes(totalBytes)}`} received`
  return (
    <div ref={ref} tabIndex={-1} className="absolute inset-x-0 top-0 z-1 flex-none! outline-none">
      <div
        role="progressbar"
        aria-label="Request"
        aria-valuetext={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-0.5 bg-line"
      >
        <div
          className={`h-full bg-accent transition-[width] ${percent === undefined ? 'animate-pulse' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <p className="absolute top-3 right-3.5 rounded-full bg-surface px-2 text-ink-soft text-sm">{label}</p>
    </div>
  )
}
