import { expect, test } from 'vitest'
import { throttleProgress } from './throttle-progress.ts'

test('reports each percent once and never decreases', () => {
  const reported: number[] = []
  const report = throttleProgress((share) => reported.push(share))
  for (const share of [0, 0.004, 0.01, 0.0199, 0.5, 0.4, 0.501, 1, 1]) report(share)
  expect(reported).toEqual([0.01, 0.5, 1])
})
