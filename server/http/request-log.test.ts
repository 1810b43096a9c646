import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { POLL, pollsThrough } from '../testing/polls-through.ts'
import { testOutside } from '../testing/test-outside.ts'

test('nothing in the log tells which poll was opened, or that somebody voted', async () => {
  const lines: string[] = []
  const polls = pollsThrough(await createApp(await testOutside({ log: (line) => lines.push(line) })))
  const { id } = await polls.create({ ...POLL })
  const voter = await polls.visitor(id)
  expect([(await voter.vote([1])).status, (await voter.vote([1])).status]).toEqual([200, 409])
  expect(lines).toEqual([
    '2023-11-14T22:13:20.000Z POST /api/polls 200 0ms',
    '2023-11-14T22:13:20.000Z GET /api/polls/:id 200 0ms',
  ])
})
