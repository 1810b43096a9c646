import { expect, test } from 'vitest'
import { countText, NO_TEXT } from './count-text.ts'
import { minutesText, readingMinutes, readPace, speakingMinutes } from './reading-time.ts'
import { getResults } from './results.ts'
import { statisticsCsv, statisticsJson } from './statistics-file.ts'

const words = (count: number) => ({ words: count, cjkWords: 0, cjkCharacters: 0 })

test.each([
  [words(0), 0],
  [words(1), 1],
  [words(225), 1],
  [words(226), 2],
  [words(450), 2],
  [{ words: 300, cjkWords: 300, cjkCharacters: 500 }, 1],
  [{ words: 525, cjkWords: 300, cjkCharacters: 500 }, 2],
  [{ words: 525, cjkWords: 300, cjkCharacters: 501 }, 3],
])('%j are read in %i minutes', (counts, minutes) => {
  expect(readingMinutes(counts, 225)).toBe(minutes)
})

test('135 words are spoken in a minute, one more takes another', () => {
  expect([0, 135, 136].map((count) => speakingMinutes(count, 135))).toEqual([0, 1, 2])
  expect([0, 1, 1200].map(minutesText)).toEqual(['<1 min', '1 min', '1,200 min'])
})

test.each([
  ['300', 300],
  ['1,000', 1000],
])('a pace of %j is %i words a minute', (typed, wpm) => {
  expect(readPace(typed, 225)).toEqual({ wpm })
})

test.each(['', 'fast', '0', '-5', '2001', '2.5'])(
  'a pace of %j is rejected, and the default one applies',
  (typed) => {
    expect(readPace(typed, 225)).toEqual({ wpm: 225, hint: 'Enter 1 to 2000; 225 is used' })
  },
)

const pace = { reading: 225, speaking: 135 }

test('results leave as text, as CSV and as JSON', () => {
  const counts = countText('One two. Three!')
  expect(getResults(counts, pace).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Words: 3',
    'Characters: 15',
    'Characters (no spaces): 13',
    'Sentences: 2',
    'Paragraphs: 1',
    'Reading time: 1 min',
    'Speaking time: 1 min',
    'Code points: 15',
    'UTF-16 units: 15',
    'UTF-8 bytes: 15',
  ])
  expect(statisticsCsv(counts, pace)).toBe(
    'Statistic,Value\r\nWords,3\r\nCharacters,15\r\nCharacters (no spaces),13\r\nSentences,2\r\nParagraphs,1\r\nReading time (min),1\r\nSpeaking time (min),1\r\nCode points,15\r\nUTF-16 units,15\r\nUTF-8 bytes,15\r\n',
  )
  expect(JSON.parse(statisticsJson(NO_TEXT, pace))).toEqual({
    words: 0,
    characters: 0,
    charactersNoSpaces: 0,
    sentences: 0,
    paragraphs: 0,
    codePoints: 0,
    utf16Units: 0,
    utf8Bytes: 0,
    readingMinutes: 0,
    speakingMinutes: 0,
  })
})
