import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'

test.each<[Statistics | undefined, readonly string[]]>([
  [undefined, ['—', '—', '—', '—', '—']],
  [
    { inputCharacters: 1000, inputBytes: 2000, outputCharacters: 3000, outputBytes: 4000 },
    ['1,000', '2,000', '3,000', '4,000', '200.0%'],
  ],
  [
    { inputCharacters: undefined, inputBytes: 3, outputCharacters: undefined, outputBytes: 2 },
    ['—', '3', '—', '2', '66.7%'],
  ],
])('StatisticsCard: shows each count of %j, and none that is missing', async (statistics, values) => {
  await render(<StatisticsCard statistics={statistics} />)
  const entries = [...document.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
    textContent,
    nextElementSibling?.textContent,
  ])
  const names = ['Input characters', 'Input bytes', 'Output characters', 'Output bytes', 'Output to input']
  expect(entries).toEqual(names.map((name, index) => [name, values[index]]))
})
