import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BeatCard, BeatCell } from './beat-card.tsx'
import { type Accent, Settings } from './rhythm.ts'
import type { Tick } from './schedule.ts'

const card = (settings: Partial<Settings>, beat?: Partial<Tick>) => (
  <BeatCard
    settings={v.parse(Settings, settings)}
    beat={beat && { atS: 1, beat: 0, part: 0, strength: 'strong', isCountIn: false, ...beat }}
    isPlaying={beat !== undefined}
    onToggle={vi.fn()}
    onTap={vi.fn()}
    onAccents={vi.fn()}
    onTempo={vi.fn()}
    onStep={vi.fn()}
  />
)

test('shows the number of the audible beat, and labels a count-in', async () => {
  const screen = await render(card({ beats: '4', bpm: 90 }))
  const beat = screen.getByLabelText('Beat', { exact: true })
  await expect.element(beat).toHaveTextContent('0 of 4')
  await expect.element(screen.getByRole('spinbutton', { name: 'BPM' })).toHaveValue('90')
  await expect.element(screen.getByText('Count-in')).not.toBeInTheDocument()
  await screen.rerender(card({ beats: '4' }, { beat: 0, isCountIn: true }))
  await expect.element(beat).toHaveTextContent('1 of 4')
  await expect.element(screen.getByText('Count-in')).toBeVisible()
  await screen.rerender(card({ beats: '4' }, { beat: 3 }))
  await expect.element(beat).toHaveTextContent('4 of 4')
  await expect.element(screen.getByText('Count-in')).not.toBeInTheDocument()
  const numbers = [...document.querySelectorAll('li .font-bold')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['4'])
})

test.each([
  ['flashes on the first beat where that is wanted', true, 0, 1],
  ['flashes on no other', true, 1, 0],
  ['never flashes where it is not wanted', false, 0, 0],
])('the screen %s', async (_, hasFlash, beat, flashes) => {
  const screen = await render(card({ hasFlash }, { beat }))
  expect(screen.container.querySelectorAll('section > div[aria-hidden]')).toHaveLength(flashes)
})

test.each<[Accent, string, boolean, string]>([
  ['strong', 'h-full', false, 'bg-accent'],
  ['normal', 'h-1/2', false, 'bg-ink'],
  ['mute', 'h-0', true, 'bg-ink'],
])('a %s beat is a column as high as it is loud', async (accent, height, isDashed, ink) => {
  const press = vi.fn()
  const cell = (isNow: boolean) => <BeatCell number={3} accent={accent} isNow={isNow} onPress={press} />
  const screen = await render(cell(false))
  const button = screen.getByRole('button', { name: `Beat 3: ${accent}`, exact: true })
  const column = () => button.element().querySelector('span > span')?.classList
  const frame = button.element().firstElementChild?.classList
  expect([column()?.contains(height), frame?.contains('border-dashed')]).toEqual([true, isDashed])
  expect([column()?.contains(ink), button.element().matches('.border-ink')]).toEqual([true, false])
  await screen.rerender(cell(true))
  expect([column()?.contains(ink), button.element().matches('.border-ink')]).toEqual([true, true])
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
})
