import { useState } from 'react'
import { chiSquare, chiSquareBound, countDraws } from '#lib/random/chi-square.ts'
import { randomNumbers } from './random-numbers.ts'

const KINDS = 10
const DRAWS = 100_000
const AT_ONCE = 100
const RANGE = { min: 1n, max: BigInt(KINDS), step: 1n, places: 0 }

/** Counts how often each number occurs, by the same function that draws for the visitor. */
export function SelfTest() {
  const [counts] = useState(countFairDraws)
  const statistic = chiSquare(counts)
  const bound = chiSquareBound(KINDS - 1)
  const tallest = Math.max(...counts)
  return (
    <figure className="mt-4" aria-labelledby="self-test-verdict">
      <div aria-hidden className="flex h-36 items-end gap-1">
        {counts.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers never move
          <div key={index} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-xs">
            <div className="rounded-t bg-accent" style={{ height: `${(85 * count) / tallest}%` }} />
            <span className="pt-1 text-ink-soft tabular-nums">{index + 1}</span>
          </div>
        ))}
      </div>
      <figcaption id="self-test-verdict" role="status" className="mt-3 text-sm">
        <strong>{statistic < bound ? 'Even.' : 'Uneven: this happens once in a million tests.'}</strong> Each
        number should come about {(DRAWS / KINDS).toLocaleString('en-US')} times; they came{' '}
        {Math.min(...counts).toLocaleString('en-US')} to {tallest.toLocaleString('en-US')} times. χ² ={' '}
        {statistic.toFixed(1)} with {KINDS - 1} degrees of freedom; fair chance stays below {bound.toFixed(1)}{' '}
        in all but one of a million tests.
      </figcaption>
    </figure>
  )
}

function countFairDraws(): number[] {
  let waiting: string[] = []
  const draw = { range: RANGE, count: AT_ONCE, isUnique: false, order: 'drawn' } as const
  return countDraws(KINDS, DRAWS, () => {
    if (waiting.length === 0) waiting = randomNumbers(draw)
    return Number(waiting.pop()) - 1
  })
}
