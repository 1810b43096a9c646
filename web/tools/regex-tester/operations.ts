import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, operation, textResult, withNotes } from '#lib/operation/operation.ts'
import { matchesAsJson } from './export-matches.ts'
import { compile } from './find-matches.ts'
import { explainFlags } from './flags.ts'
import { explainPattern } from './grammar/explain.ts'
import { findSlowPart } from './grammar/find-slow-part.ts'
import { patternWarnings } from './pattern-warnings.ts'
import { readEscapes } from './read-escapes.ts'
import { doRegexJob, type RegexAnswer } from './regex-job.ts'
import { LONG_BUDGET_MS, RegexState, type Task } from './regex-state.ts'

/** As long as the page lets a pattern run at most. */
const timeLimitMs = LONG_BUDGET_MS
const pattern = v.string()
const flags = v.optional(v.string(), 'g')
const { readsEscapes } = RegexState.entries
const text = contents
const input = { field: 'text', accepts: 'contents' } as const
const NOTES = {
  pattern: 'Without slashes.',
  flags: 'Such as gi.',
  readsEscapes: 'Reads \\n, \\t and other escapes in the replacement.',
}

const DATES = { pattern: String.raw`(?<day>\d\d?)\.(?<month>\d\d?)\.`, text: '1.5. and 24.12.' }

/** UTF-16 indexes. */
const Span = { text: v.string(), start: v.number(), end: v.number() }

export const operations = [
  operation({
    name: 'regex-match',
    title: 'Find matches of a regular expression',
    timeLimitMs,
    summary: 'Finds the matches of a JavaScript pattern, with places and groups.',
    params: v.strictObject({ pattern, flags, text }),
    input,
    gives: 'data',
    data: v.array(
      v.strictObject({
        ...Span,
        // A group that did not participate is null.
        groups: v.array(v.nullable(v.strictObject({ name: v.optional(v.string()), ...Span }))),
      }),
    ),
    notes: NOTES,
    examples: [
      {
        params: DATES,
        result: [
          {
            text: '1.5.',
            start: 0,
            end: 4,
            groups: [
              { name: 'day', text: '1', start: 0, end: 1 },
              { name: 'month', text: '5', start: 2, end: 3 },
            ],
          },
          {
            text: '24.12.',
            start: 9,
            end: 15,
            groups: [
              { name: 'day', text: '24', start: 9, end: 11 },
              { name: 'month', text: '12', start: 12, end: 14 },
            ],
          },
        ],
        shown: ['2 matches', '24.12.'],
      },
    ],
    share: ({ text, ...params }) => ({ ...params, text: getText(text), task: 'Match' }),
    run({ text, ...params }) {
      const read = getText(text)
      const { matches } = runRegexJob('Match', params, read)
      return dataResult(
        JSON.parse(matchesAsJson(matches, read)),
        patternWarnings(params.pattern, params.flags),
      )
    },
  }),
  operation({
    name: 'regex-replace',
    title: 'Replace by a regular expression',
    timeLimitMs,
    summary:
      'Replaces the matches of a JavaScript pattern; $1, $<name> and $& are replaced by what was found.',
    params: v.strictObject({ pattern, flags, text, replacement: v.string(), readsEscapes }),
    input,
    gives: 'text',
    notes: NOTES,
    examples: [
      {
        params: { ...DATES, replacement: '$<month>/$<day>' },
        result: '5/1 and 12/24',
        shown: ['5/1 and 12/24'],
      },
    ],
    share: ({ text, ...params }) => ({ ...params, text: getText(text), task: 'Replace' }),
    run({ text, replacement, readsEscapes, ...params }) {
      const template = readsEscapes ? readEscapes(replacement) : replacement
      const replaced = runRegexJob('Replace', params, getText(text), template).text
      return withNotes(textResult(replaced), patternWarnings(params.pattern, params.flags))
    },
  }),
  operation({
    name: 'regex-split',
    title: 'Split by a regular expression',
    timeLimitMs,
    summary: 'Splits text where a JavaScript pattern matches.',
    params: v.strictObject({ pattern, flags, text }),
    input,
    gives: 'data',
    data: v.array(v.nullable(v.string())),
    notes: NOTES,
    examples: [
      {
        params: { pattern: String.raw`\s*;\s*`, text: 'ant; bee ;cat' },
        result: ['ant', 'bee', 'cat'],
        shown: ['0ant', '1bee', '2cat'],
      },
    ],
    share: ({ text, ...params }) => ({ ...params, text: getText(text), task: 'Split' }),
    run({ text, ...params }) {
      const { parts } = runRegexJob('Split', params, getText(text))
      return dataResult(
        parts.map((part) => part ?? null),
        patternWarnings(params.pattern, params.flags),
      )
    },
  }),
  operation({
    name: 'regex-explain',
    title: 'Explain a regular expression',
    summary: 'Explains a JavaScript pattern part by part, and warns of catastrophic backtracking.',
    params: v.strictObject({ pattern, flags: v.optional(v.string(), '') }),
    input: { field: 'pattern', accepts: 'text' },
    gives: 'data',
    data: v.strictObject({
      parts: v.array(v.strictObject({ part: v.string(), depth: v.number(), words: v.string() })),
      flags: v.array(v.strictObject({ flag: v.string(), name: v.string(), meaning: v.string() })),
      slowPart: v.nullable(v.string()),
    }),
    notes: NOTES,
    examples: [
      {
        params: { pattern: '(a+)+$', flags: 'i' },
        result: {
          parts: [
            { part: '(a+)+', depth: 0, words: 'Group 1, once or more, as many as possible' },
            { part: 'a+', depth: 1, words: 'The character “a”, once or more, as many as possible' },
            { part: '$', depth: 0, words: 'The end of the text' },
          ],
          flags: [{ flag: 'i', name: 'ignore case', meaning: 'A and a are the same' }],
          slowPart: '(a+)+',
        },
        notes: [
          'This pattern may be slow. (a+)+ repeats something that itself repeats, and both can take the same characters: on a text that almost matches, every way to divide it is tried.',
        ],
        shown: ['The end of the text', 'once or more, as many as possible'],
      },
    ],
    share: (params) => ({ ...params, task: 'Match', text: '' }),
    run({ pattern, flags }) {
      compile(pattern, flags)
      const slow = findSlowPart(pattern, flags)
      const data = {
        parts: explainPattern(pattern, flags).map(({ start, end, depth, words }) => ({
          part: pattern.slice(start, end),
          depth,
          words,
        })),
        flags: explainFlags(flags),
        slowPart: slow ? pattern.slice(slow.start, slow.end) : null,
      }
      return dataResult(data, patternWarnings(pattern, flags))
    },
  }),
]

type Params = { readonly pattern: string; readonly flags: string }

function runRegexJob(task: Task, params: Params, text: string, template = ''): RegexAnswer {
  return doRegexJob({ ...params, text, task, template, budgetMs: Number.POSITIVE_INFINITY }, () => {})
}
