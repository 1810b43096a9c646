import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { PastDraws } from './numbers-panel.tsx'

afterEach(() => vi.restoreAllMocks())

const draw = (second: number, ...values: string[]) => ({
  at: Date.UTC(2026, 0, 5, 10, 0, second),
  kind: 'numbers' as const,
  title: '1 to 100',
  values,
  details: [],
  isSwapped: false,
})

test('the earlier draws are listed, and all are saved, the latest too', async () => {
  const saved = watchSaves()
  const all = [draw(2, '9'), draw(1, '7', '8')]
  const screen = await render(<PastDraws draws={all.slice(1)} all={all} separator="comma" />)
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  expect(screen.getByRole('listitem').element().textContent?.replaceAll(/\s/g, ' ')).toContain('7, 81 to 100')
  await userEvent.click(screen.getByRole('button', { name: 'Download all' }))
  await expect.poll(() => saved.length, { timeout: 20_000 }).toBe(1)
  expect(await saved[0]?.text()).toBe(
    'Time,Draw,Value\r\n2026-01-05T10:00:02.000Z,1 to 100,9\r\n2026-01-05T10:00:01.000Z,1 to 100,7\r\n2026-01-05T10:00:01.000Z,1 to 100,8\r\n',
  )
})
