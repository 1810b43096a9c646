import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const anyone = () => true

/** Queue of these items, written `owner` and number. */
function queueOf(items: readonly string[], limits = { perOwner: 10, total: 10 }): FairQueue<string> {
  const queue = new FairQueue<string>(limits)
  for (const item of items) queue.add(item.charAt(0), item)
  return queue
}

function takeAll(queue: FairQueue<string>, canTake: (owner: string) => boolean = anyone): string[] {
  const item = queue.take(canTake)
  return item === undefined ? [] : [item, ...takeAll(queue, canTake)]
}

test('owners take turns, the items of each in their order', () => {
  expect(takeAll(queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('take() skips owners at their limit, without loss of their turn', () => {
  const queue = queueOf(['a1', 'b1', 'b2'])
  expect(queue.take((owner) => owner !== 'a')).toBe('b1')
  expect(takeAll(queue)).toEqual(['a1', 'b2'])
})

test.each([
  [{ perOwner: 2, total: 9 }, 'perOwner'],
  [{ perOwner: 9, total: 2 }, 'total'],
])('add() with the limits %j returns the one that is reached', (limits, reached) => {
  const queue = queueOf(['a1', 'a2'], limits)
  expect(queue.add('a', 'a3')).toBe(reached)
  expect(takeAll(queue)).toEqual(['a1', 'a2'])
  expect(queue.add('a', 'a3')).toBeUndefined()
})

test('remove() takes an item out once and frees its place', () => {
  const queue = queueOf(['a1', 'a2'], { perOwner: 2, total: 2 })
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([
    true,
    false,
    false,
  ])
  expect(queue.add('b', 'b1')).toBeUndefined()
  expect(takeAll(queue)).toEqual(['a2', 'b1'])
})

test('clear() removes all items and frees their places', () => {
  const queue = queueOf(['a1', 'a2'], { perOwner: 2, total: 2 })
  queue.clear()
  expect(queue.add('b', 'b1')).toBeUndefined()
  expect(takeAll(queue)).toEqual(['b1'])
})
