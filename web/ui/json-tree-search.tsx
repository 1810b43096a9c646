import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import type { NodeId } from '#lib/json/document.ts'
import { MAX_MATCHES, stepThroughMatches, type TreeSearchJob } from '#lib/json/search.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import { useLiveJob } from '../platform/worker/use-live-job.ts'
import type { WorkerQueue } from '../platform/worker/worker-queue.ts'
import { Announcer } from './announcer.tsx'
import { Button } from './button.tsx'

/** Moves to the next match, or with -1 to the previous one. */
export type StepThrough = (direction: 1 | -1) => void

type JsonTreeSearchProps = {
  /** Queue for a {@link TreeSearchJob}. */
  readonly queue: WorkerQueue
  readonly document: WorkerDocument<unknown>
  readonly onShow: (node: NodeId) => void
  /** Search text of a field elsewhere; without it, the search has its own field. */
  readonly query?: string | undefined
  /** Receives the step for that field's Enter. */
  readonly stepRef?: Ref<StepThrough> | undefined
}

/** Finds keys and values, one after the other. */
export function JsonTreeSearch({ queue, document, onShow, query: given, stepRef }: JsonTreeSearchProps) {
  const [typed, setTyped] = useState('')
  const query = given ?? typed
  const [place, setPlace] = useState<{ readonly of: string; readonly at: number }>()
  const at = place?.of === query ? place.at : -1
  const job = useMemo<TreeSearchJob | undefined>(
    () => (query === '' ? undefined : { kind: 'search', document, query }),
    [document, query],
  )
  const { last } = useLiveJob<TreeSearchJob, Uint32Array>(queue, job)
  const found = job !== undefined && last?.job === job && last.result.ok ? last.result.value : undefined
  const matches = found ? [...found] : []

  const step: StepThrough = (direction) => {
    const next = stepThroughMatches(matches, at, direction)
    const node = matches[next]
    if (node === undefined) return
    setPlace({ of: query, at: next })
    onShow(node)
  }
  useImperativeHandle(stepRef, () => step)
  // Text typed elsewhere leads to its first match at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was found leads there
  useEffect(() => {
    if (given && found) step(1)
  }, [found])
  if (given === '') return null
  return (
    <div className={`flex items-center gap-2 ${given === undefined ? 'min-w-0 flex-1' : 'max-sm:flex-1'}`}>
      {given === undefined && (
        <input
          type="search"
          aria-label="Search tree"
          placeholder="Search keys and values"
          className="field min-w-24 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && step(event.shiftKey ? -1 : 1)}
        />
      )}
      <span role="status" aria-live="off" className="min-w-20 text-ink-soft text-sm tabular-nums">
        {query !== '' && countText(matches.length, at)}
      </span>
      <Announcer text={query === '' ? '' : countText(matches.length, at)} />
      <Button
        size="small"
        aria-label="Previous match"
        disabled={matches.length === 0}
        onClick={() => step(-1)}
        icon={<ArrowUp size={16} aria-hidden />}
      />
      <Button
        size="small"
        aria-label="Next match"
        disabled={matches.length === 0}
        onClick={() => step(1)}
        icon={<ArrowDown size={16} aria-hidden />}
      />
    </div>
  )
}

function countText(count: number, at: number): string {
  const all = `${count.toLocaleString('en')}${count === MAX_MATCHES ? '+' : ''}`
  if (count === 0) return 'No match'
  return at < 0 ? `${all} found` : `${at + 1} of ${all}`
}
