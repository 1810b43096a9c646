import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BeatCell } from './beat-cell.tsx'
import type { Accent } from './rhythm.ts'

test.each<[Accent, string, boolean]>([
  ['strong', 'h-full', false],
  ['normal', 'h-1/2', false],
  ['mute', 'h-0', true],
])('a %s beat is a column as high as it is loud', async (accent, height, isDashed) => {
  const press = vi.fn()
  const cell = (isNow: boolean) => <BeatCell number={3} accent={accent} isNow={isNow} onPress={press} />
  const screen = await render(cell(false))
  const button = screen.getByRole('button', { name: `Beat 3: ${accent}`, exact: true })
  const column = () => button.element().querySelector('span > span')?.classList
  const frame = button.element().firstElementChild?.classList
  expect([column()?.contains(height), frame?.contains('border-dashed')]).toEqual([true, isDashed])
  expect([column()?.contains('bg-accent'), button.element().matches('.border-ink')]).toEqual([false, false])
  await screen.rerender(cell(true))
  expect([column()?.contains('bg-accent'), button.element().matches('.border-ink')]).toEqual([true, true])
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
})
