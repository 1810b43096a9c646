import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import SyncLine from './sync-line.tsx'
import { syncTold } from './sync-state.ts'

test('it says when all was last in step, or why it is not, and nothing before the first exchange', async () => {
  syncTold.set({ at: 0, refusal: '' })
  const screen = await render(<SyncLine />)
  const lines = () => [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines()).toEqual([])
  const at = new Date(2026, 3, 17, 12, 30).getTime()
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  syncTold.set({ at, refusal: '' })
  await expect.poll(lines).toEqual([`This browser and your account are in step. Last looked: ${time}.`])
  syncTold.set({ at, refusal: 'Your account is full.' })
  await expect.poll(lines).toEqual(['Not in step. Your account is full.'])
})
