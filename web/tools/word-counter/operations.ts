import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { analyzeText } from './analyze-text.ts'
import { countText } from './count-text.ts'
import { CounterState } from './counter-state.ts'
import { getLimits } from './limits.ts'
import { READING_WPM, readingMinutes, readPace, SPEAKING_WPM, speakingMinutes } from './reading-time.ts'

const { readingWpm, speakingWpm, leavesOutCommon } = CounterState.entries

const Phrases = v.array(v.strictObject({ phrase: v.string(), count: v.number(), density: v.number() }))

export const operations = [
  operation({
    name: 'count',
    title: 'Count words and characters',
    summary: 'Counts words, characters as people see them, sentences and bytes, with reading time.',
    seeAlso: 'For frequent words and readability use text-statistics.',
    params: v.strictObject({ text: contents, readingWpm, speakingWpm }),
    input: { field: 'text', accepts: 'contents' },
    gives: 'data',
    data: v.strictObject({
      characters: v.number(),
      charactersNoSpaces: v.number(),
      words: v.number(),
      sentences: v.number(),
      paragraphs: v.number(),
      cjkWords: v.number(),
      cjkCharacters: v.number(),
      codePoints: v.number(),
      utf16Units: v.number(),
      utf8Bytes: v.number(),
      readingMinutes: v.number(),
      speakingMinutes: v.number(),
    }),
    notes: { readingWpm: 'Words per minute.', speakingWpm: 'Words per minute.' },
    examples: [
      {
        params: { text: 'Zoë waves 👋🏽. Does Ben?\n\n東京です。' },
        result: {
          characters: 29,
          charactersNoSpaces: 23,
          words: 6,
          sentences: 3,
          paragraphs: 2,
          cjkWords: 2,
          cjkCharacters: 4,
          codePoints: 30,
          utf16Units: 32,
          utf8Bytes: 47,
          readingMinutes: 1,
          speakingMinutes: 1,
        },
      },
    ],
    run({ text, readingWpm, speakingWpm }) {
      const reading = readPace(readingWpm, READING_WPM)
      const speaking = readPace(speakingWpm, SPEAKING_WPM)
      throwHints({ readingWpm: errorText(reading), speakingWpm: errorText(speaking) })
      const counts = countText(getText(text))
      return dataResult({
        ...counts,
        readingMinutes: readingMinutes(counts, reading.wpm),
        speakingMinutes: speakingMinutes(counts.words, speaking.wpm),
      })
    },
  }),
  operation({
    name: 'text-statistics',
    title: 'Frequent words and readability',
    summary: 'Frequent words and phrases, averages, reading ease, and how a text fits common limits.',
    params: v.strictObject({ text: contents, leavesOutCommon }),
    input: { field: 'text', accepts: 'contents' },
    gives: 'data',
    data: v.strictObject({
      topWords: Phrases,
      topPairs: Phrases,
      topTriples: Phrases,
      uniqueWords: v.number(),
      longestWord: v.string(),
      averageWordLength: v.number(),
      averageSentenceWords: v.number(),
      readingEase: v.nullable(v.number()),
      limits: v.array(
        v.strictObject({ name: v.string(), used: v.number(), limit: v.number(), remark: v.string() }),
      ),
    }),
    notes: { leavesOutCommon: 'Leaves out common English words.' },
    examples: [
      {
        params: { text: 'The cat sat. The cat ran.' },
        result: {
          topWords: [
            { phrase: 'cat', count: 2, density: 0.3333333333333333 },
            { phrase: 'sat', count: 1, density: 0.16666666666666666 },
            { phrase: 'ran', count: 1, density: 0.16666666666666666 },
          ],
          topPairs: [],
          topTriples: [],
          uniqueWords: 4,
          longestWord: 'The',
          averageWordLength: 3,
          averageSentenceWords: 3,
          readingEase: 119.19000000000003,
          limits: [
            { name: 'X post', used: 25, limit: 280, remark: 'A link counts 23, emoji and CJK 2' },
            { name: 'SMS', used: 25, limit: 160, remark: 'GSM-7, one message' },
            { name: 'Meta description', used: 25, limit: 160, remark: 'In search results' },
            { name: 'Page title', used: 25, limit: 60, remark: 'In search results' },
          ],
        },
      },
    ],
    run({ text, leavesOutCommon }) {
      const read = getText(text)
      const { readingEase, ...analysis } = analyzeText(read, leavesOutCommon)
      const limits = getLimits(read, countText(read)).map(({ name, used, limit, remark }) => ({
        name,
        used,
        limit,
        remark,
      }))
      return dataResult({ ...analysis, readingEase: readingEase ?? null, limits })
    },
  }),
]

/** Removes the fallback from the hint, because the API rejects the pace instead. */
function errorText({ hint }: { readonly hint?: string }): string | undefined {
  return hint?.replace(/; \d+ is used$/, '')
}
