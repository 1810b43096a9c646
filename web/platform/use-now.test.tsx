import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useCivilDay, useNow } from './use-now.ts'

/** 23:59:58.250 UTC on 31 December 2025. */
const EVENING = Date.UTC(2025, 11, 31, 23, 59, 58, 250)

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Clock() {
  return (
    <output>
      {useNow()} {useCivilDay('UTC')} {useCivilDay('Asia/Tokyo')}
    </output>
  )
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test('the clock advances every second, and the day at midnight in its time zone', async () => {
  const screen = await render(<Clock />)
  const shown = () => screen.container.textContent
  const second = Math.floor(EVENING / 1000)
  expect(shown()).toBe(`${second} 2025-12-31 2026-01-01`)
  await pass(749)
  expect(shown()).toBe(`${second} 2025-12-31 2026-01-01`)
  await pass(1)
  expect(shown()).toBe(`${second + 1} 2025-12-31 2026-01-01`)
  await pass(999)
  expect(shown()).toBe(`${second + 1} 2025-12-31 2026-01-01`)
  await pass(1)
  expect(shown()).toBe(`${second + 2} 2026-01-01 2026-01-01`)
})

test('the clock stops without viewers, and a new viewer sees the current second', async () => {
  const screen = await render(<Clock />)
  expect(vi.getTimerCount()).toBe(1)
  const other = await render(<Clock />)
  await screen.unmount()
  await pass(750)
  expect(other.container.textContent).toContain(String(Math.floor(EVENING / 1000) + 1))
  await other.unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(EVENING + 60_000)
  const again = await render(<Clock />)
  await expect
    .poll(() => again.container.textContent)
    .toBe(`${Math.floor(EVENING / 1000) + 60} 2026-01-01 2026-01-01`)
})
