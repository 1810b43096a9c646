import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('work of one key waits for the work before it, also where that fails; other keys do not wait', async () => {
  const turn = createKeyedMutex()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turn('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('no')
  })
  const second = turn('a', async () => done.push('second'))
  await turn('b', async () => done.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})

test.each([
  ['one key', () => 'a'],
  ['many keys', String],
])('much work of %s at once lets others in between', async (_, keyOf) => {
  const turn = createKeyedMutex()
  const done: string[] = []
  const line = Array.from({ length: 5 }, (_, index) =>
    turn(keyOf(index), async () => done.push(`work ${index}`)),
  )
  setImmediate(() => done.push('other'))
  await Promise.all(line)
  expect(done.slice(0, 3)).toContain('other')
})
