import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work of one key waits for the work before it, also where that fails; other keys do not wait', async () => {
  const turn = inTurn()
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
