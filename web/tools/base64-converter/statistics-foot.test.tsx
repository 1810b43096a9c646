import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Statistics } from './statistics.ts'
import { StatisticsFoot } from './statistics-foot.tsx'

test.each<[Statistics | undefined, readonly string[]]>([
  [
    undefined,
    ['Input characters 0', 'Input bytes 0', 'Output characters 0', 'Output bytes 0', 'Output of the input —'],
  ],
  [
    { inputCharacters: 1000, inputBytes: 2000, outputCharacters: 3000, outputBytes: 4000 },
    [
      'Input characters 1,000',
      'Input bytes 2,000',
      'Output characters 3,000',
      'Output bytes 4,000',
      'Output of the input 200.0%',
    ],
  ],
  [
    { inputCharacters: undefined, inputBytes: 3, outputCharacters: undefined, outputBytes: 1 },
    ['Input bytes 3', 'Output byte 1', 'Output of the input 33.3%'],
  ],
])('StatisticsFoot: shows each count of %j, and none that is missing', async (statistics, expected) => {
  await render(<StatisticsFoot statistics={statistics} />)
  const entries = [...document.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling }) => `${textContent} ${nextElementSibling?.textContent}`,
  )
  expect(entries).toEqual(expected)
})
