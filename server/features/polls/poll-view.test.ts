import { expect, test } from 'vitest'
import type { PollSettings } from '#contract/poll.ts'
import { POLL } from '../../testing/polls-client.ts'
import type { Runoff } from './instant-runoff.ts'
import type { Poll, PollOption } from './poll-store.ts'
import { areResultsSeen, isClosedAt, resultsCsv, toView, votesOf, writtenAnswersOf } from './poll-view.ts'

const NOW = 1_000_000

const option = (id: number, text: string, votes: number, more: Partial<PollOption> = {}): PollOption => ({
  id,
  text,
  votes,
  state: 'given',
  countsFor: null,
  ...more,
})
function pollOf({
  settings,
  ...more
}: Partial<Omit<Poll, 'settings'>> & { settings?: Partial<PollSettings> } = {}): Poll {
  return {
    id: 'p',
    question: 'Tea or coffee?',
    settings: { ...POLL.settings, canWrite: false, votersPerNetwork: 0, ...settings },
    createdAt: 5,
    closesAt: null,
    isClosed: false,
    voters: 6,
    timesEmptied: 0,
    options: [option(1, 'Tea', 1), option(2, 'Coffee', 2), option(3, '=Both', 3)],
    version: 6,
    ...more,
  }
}
/** Tea with what counts for it, and a written answer in each state. */
const WRITTEN = pollOf({
  voters: 21,
  settings: { canWrite: true },
  options: [
    option(1, 'Tea', 1),
    option(2, 'Coffee', 2),
    option(60, 'Mate', 3, { state: 'shown' }),
    option(61, 'Chai', 4, { state: 'hidden', countsFor: 1 }),
    option(62, 'Beer', 5, { state: 'waiting' }),
    option(63, 'Yerba', 6, { state: 'hidden', countsFor: 60 }),
  ],
})

test.each([
  ['without a time', {}, false],
  ['before its time', { closesAt: NOW + 1 }, false],
  ['at its time', { closesAt: NOW }, true],
  ['after its time', { closesAt: NOW - 1 }, true],
  ['closed by its author', { isClosed: true }, true],
  ['closed by its author before its time', { isClosed: true, closesAt: NOW + 1 }, true],
])('a poll %s: %j, closed: %s', (_, more, isClosed) => {
  expect(isClosedAt(pollOf(more), NOW)).toBe(isClosed)
  expect(toView(pollOf(more), { hasVoted: false, now: NOW }).isClosed).toBe(isClosed)
})

test.each([
  ['always', [true, true, true, true]],
  ['after-vote', [false, true, true, true]],
  ['after-close', [false, false, true, true]],
] as const)(
  'results shown %s are seen %j: without and with a vote in an open poll, without and with one in a closed poll',
  (results, seen) => {
    const open = pollOf({ settings: { results } })
    const closed = pollOf({ settings: { results }, closesAt: NOW })
    const cases = [open, closed].flatMap((poll) => [false, true].map((hasVoted) => ({ poll, hasVoted })))
    expect(cases.map(({ poll, hasVoted }) => areResultsSeen(poll, { hasVoted, now: NOW }))).toEqual(seen)
    expect(cases.map(({ poll, hasVoted }) => toView(poll, { hasVoted, now: NOW }).results)).toEqual(
      seen.map((isSeen) => (isSeen ? { votes: [1, 2, 3] } : null)),
    )
  },
)

test('a visitor sees all of a poll, and no settings that old pages do not know', () => {
  const settings = {
    kind: 'single',
    mostChoices: 1,
    results: 'always',
    isShuffled: true,
    canChange: true,
  } as const
  expect(
    toView(pollOf({ settings, closesAt: NOW + 9, timesEmptied: 3 }), { hasVoted: true, now: NOW }),
  ).toEqual({
    id: 'p',
    question: 'Tea or coffee?',
    options: [
      { id: 1, text: 'Tea' },
      { id: 2, text: 'Coffee' },
      { id: 3, text: '=Both' },
    ],
    settings,
    createdAt: 5,
    closesAt: NOW + 9,
    isClosed: false,
    timesEmptied: 3,
    voters: 6,
    results: { votes: [1, 2, 3] },
  })
  const full = { ...settings, canWrite: true, votersPerNetwork: 1 }
  expect(toView(pollOf({ settings: full }), { hasVoted: true, now: NOW }).settings).toEqual(full)
})

test('votes for a merged answer count for its target option, hidden answers are one sum', () => {
  expect(WRITTEN.options.map((one) => votesOf(one, WRITTEN))).toEqual([5, 2, 9, 4, 5, 6])
  const { options, results } = toView(WRITTEN, { hasVoted: false, now: NOW })
  expect(options.map(({ text }) => text)).toEqual(['Tea', 'Coffee', 'Mate'])
  expect(results).toEqual({ votes: [5, 2, 9], other: 5 })
})

test('a ranked poll shows each count of its runoff, and the first one as its votes', () => {
  const rounds = [
    {
      votes: [
        { option: 1, votes: 4 },
        { option: 2, votes: 3 },
        { option: 3, votes: 2 },
      ],
      out: [3],
    },
    {
      votes: [
        { option: 1, votes: 4 },
        { option: 2, votes: 5 },
      ],
      out: [],
    },
  ]
  const tieBreaks = [{ round: 0, tied: [2, 3], by: 'lot' as const }]
  const resultsWith = (runoff: Runoff) =>
    toView(pollOf({ settings: { kind: 'ranked' }, runoff }), { hasVoted: false, now: NOW }).results
  const results = { votes: [4, 3, 2], rounds, winners: [2] }
  expect(resultsWith({ rounds, winners: [2], tieBreaks: [] })).toEqual(results)
  expect(resultsWith({ rounds, winners: [2], tieBreaks })).toEqual({ ...results, tieBreaks })
})

test('its author reads what was written, with counts where results are seen by those who have voted', () => {
  const answers = (votes: readonly (number | null)[]) => [
    { id: 60, text: 'Mate', state: 'shown', countsFor: null, votes: votes[0] },
    { id: 61, text: 'Chai', state: 'hidden', countsFor: 1, votes: votes[1] },
    { id: 62, text: 'Beer', state: 'waiting', countsFor: null, votes: votes[2] },
    { id: 63, text: 'Yerba', state: 'hidden', countsFor: 60, votes: votes[3] },
  ]
  const seenAs = (results: PollSettings['results'], more: Partial<Poll> = {}) =>
    writtenAnswersOf({ ...WRITTEN, ...more, settings: { ...WRITTEN.settings, results } }, NOW)
  expect(seenAs('always')).toEqual(answers([3, 4, 5, 6]))
  expect(seenAs('after-vote')).toEqual(answers([3, 4, 5, 6]))
  expect(seenAs('after-close')).toEqual(answers([null, null, null, null]))
  expect(seenAs('after-close', { closesAt: NOW })).toEqual(answers([3, 4, 5, 6]))
})

test('the table of results adds up to 100 percent, and no text in it is a formula', () => {
  const thirds = pollOf({ options: [option(1, 'Tea', 1), option(2, '+Coffee', 1), option(3, '=Both', 1)] })
  expect(resultsCsv(thirds)).toBe(
    "Option,Votes,Percent\r\nTea,1,33.4\r\n'+Coffee,1,33.3\r\n'=Both,1,33.3\r\n",
  )
  expect(resultsCsv(pollOf({ options: [option(1, 'Tea, hot', 0), option(2, 'Say "hi"', 0)] }))).toBe(
    'Option,Votes,Percent\r\n"Tea, hot",0,0.0\r\n"Say ""hi""",0,0.0\r\n',
  )
})

test('the table of a poll with written answers names the state of each, and counts each vote once', () => {
  expect(resultsCsv(WRITTEN)).toBe(
    [
      'Option,Votes,Percent,State',
      'Tea,5,23.8,given',
      'Coffee,2,9.5,given',
      'Mate,9,42.9,shown',
      'Chai,0,0.0,4 counted for Tea',
      'Beer,5,23.8,waiting',
      'Yerba,0,0.0,6 counted for Mate',
      '',
    ].join('\r\n'),
  )
})
