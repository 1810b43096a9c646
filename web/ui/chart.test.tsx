import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LineChart } from './chart.tsx'

test('a chart has round ticks up to its maximum, names of its lines, and its data as a table', async () => {
  const chart = (series: Parameters<typeof LineChart>[0]['series']) => (
    <LineChart
      title="Balance"
      series={series}
      xLabel={(x) => `x${x}`}
      yLabel={(y) => `y${y}`}
      table={<p>in numbers</p>}
    />
  )
  const one = {
    name: 'One',
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 730 },
    ],
  }
  const screen = await render(chart([one]))
  const labels = () =>
    [...screen.container.querySelectorAll('figure [aria-hidden] span')].map(({ textContent }) => textContent)
  expect(labels()).toEqual(['y0', 'y200', 'y400', 'y600', 'y800', 'x0', 'x5', 'x10'])
  const paths = () =>
    [...screen.container.querySelectorAll('path[fill=none]')].map((path) => path.getAttribute('d'))
  expect(paths()).toEqual(['M0.00 100.00L100.00 8.75'])
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['One'])
  await screen.rerender(chart([one, { name: 'Other', points: [{ x: 5, y: 800 }] }]))
  expect(paths()).toEqual(['M0.00 100.00L100.00 8.75', 'M50.00 0.00'])
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Other'])
  await screen.rerender(chart([]))
  expect(screen.container.textContent).toBe('')
})
