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

test.each<[Accent, string, string, string]>([
  ['strong', 'h-full', 'bg-ink', 'bg-accent'],
  ['normal', 'h-[70%]', 'bg-ink', 'bg-accent'],
  ['mute', 'h-[70%]', 'border-line-strong', 'border-accent'],
])(
  'a %s beat is a column as high as it is loud, in color while it sounds',
  async (accent, height, look, now) => {
    const press = vi.fn()
    const cell = (isNow: boolean) => <BeatCell number={3} accent={accent} isNow={isNow} onPress={press} />
    const screen = await render(cell(false))
    const button = screen.getByRole('button', { name: `Beat 3: ${accent}`, exact: true })
    const has = (name: string) => button.element().querySelector('span > span')?.classList.contains(name)
    expect([has(height), has('border-dashed'), has(look), has(now)]).toEqual([
      true,
      accent === 'mute',
      true,
      false,
    ])
    await screen.rerender(cell(true))
    expect([has(height), has(look), has(now)]).toEqual([true, false, true])
    await userEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
  },
)
