import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { clearFound, showFound } from '#web/platform/highlight.ts'
import { Button } from '#web/ui/button.tsx'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import { findInText, MAX_FOUND } from './find-in-text.ts'

type BodySearchProps = {
  readonly text: string
  /** The element that shows the text, and nothing else. */
  readonly region: RefObject<HTMLElement | null>
}

/** Searches long content and steps through the matches. */
export function BodySearch({ text, region }: BodySearchProps) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(-1)
  const words = useDeferredValue(query)
  const found = useMemo(() => findInText(text, words), [text, words])
  useEffect(() => clearFound, [])
  const step = (direction: 1 | -1) => {
    const next =
      at === -1 && direction === -1 ? found.length - 1 : (at + direction + found.length) % found.length
    const range = found[next]
    if (!range || !region.current) return
    setAt(next)
    showFound(region.current, range)
  }
  const change = (next: string) => {
    setQuery(next)
    setAt(-1)
    clearFound()
  }
  const all = `${found.length.toLocaleString('en')}${found.length === MAX_FOUND ? '+' : ''}`
  return (
    <search className="order-last flex basis-full items-center gap-2.5">
      <input
        type="search"
        aria-label="Search in body"
        placeholder="Search in body"
        className="field min-w-20 flex-1"
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) =>
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && step(event.shiftKey ? -1 : 1)
        }
      />
      {query !== '' && (
        <>
          <span role="status" className="min-w-16 text-ink-soft text-sm tabular-nums">
            {found.length === 0 ? 'No match' : at < 0 ? `${all} found` : `${at + 1} of ${all}`}
          </span>
          <Button
            size="small"
            kind="quiet"
            aria-label="Previous match"
            disabled={found.length === 0}
            onClick={() => step(-1)}
            icon={<ArrowUp size={15} aria-hidden />}
          />
          <Button
            size="small"
            kind="quiet"
            aria-label="Next match"
            disabled={found.length === 0}
            onClick={() => step(1)}
            icon={<ArrowDown size={15} aria-hidden />}
          />
        </>
      )}
    </search>
  )
}
