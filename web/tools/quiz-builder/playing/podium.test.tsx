import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Podium } from './podium.tsx'

test.each([
  [
    [1, 2, 2],
    ['1', '0.72', '0.72'],
  ],
  [
    [1, 1, 3],
    ['1', '1', '0.5'],
  ],
  [
    [1, 2, 3],
    ['1', '0.72', '0.5'],
  ],
])(
  'players of the places %j are on steps of the heights %j, equal places in one color',
  async (places, heights) => {
    const leaders = places.map((place, at) => ({ name: 'ABC'[at] ?? '', score: 0, place }))
    const screen = await render(<Podium leaders={leaders} />)
    const steps = [...screen.container.querySelectorAll<HTMLElement>('li > div')]
    expect(steps.map(({ style }) => style.height)).toEqual(
      heights.map((height) => `calc(var(--highest) * ${height})`),
    )
    expect(new Set(steps.map(({ className }) => className)).size).toBe(new Set(places).size)
  },
)
