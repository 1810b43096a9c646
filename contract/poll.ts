import * as v from 'valibot'

const MAX_QUESTION_LENGTH = 500
const MAX_OPTION_LENGTH = 200
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 50
/** Upper bound of different written answers per poll. */
export const MAX_WRITTEN_ANSWERS = 200

export const INCOMPLETE = 'Please enter a question and at least 2 options.'
export const NOTHING_WRITTEN = 'Write your answer, or choose another option.'

/** Characters as people see them. valibot's own count would be in the script of every page. */
const graphemeCount = (given: string) => [...new Intl.Segmenter().segment(given)].length

const text = (max: number, tooLong: string, empty = INCOMPLETE, maxUnits = 20_000) =>
  v.pipe(
    v.string(),
    v.maxLength(maxUnits, tooLong),
    v.transform((given) => given.normalize('NFC').trim()),
    v.minLength(1, empty),
    v.check((given) => graphemeCount(given) <= max, tooLong),
  )

const question = text(MAX_QUESTION_LENGTH, `A question has up to ${MAX_QUESTION_LENGTH} characters.`)
const option = text(MAX_OPTION_LENGTH, `An option has up to ${MAX_OPTION_LENGTH} characters.`)

/** Answer written by a voter: limited also in bytes, because anyone can write one, and not invisible. */
const written = v.pipe(
  text(MAX_OPTION_LENGTH, `An answer has up to ${MAX_OPTION_LENGTH} characters.`, NOTHING_WRITTEN, 4_000),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, NOTHING_WRITTEN),
)

/** One choice, several, or all in the order of preference (counted by instant runoff). */
export const POLL_KINDS = ['single', 'multiple', 'ranked'] as const
/** When results are shown. The poll's author sees what voters see: with `after-vote` at any time, with `after-close` then. */
export const RESULT_TIMES = ['always', 'after-vote', 'after-close'] as const

/** Upper bound of new voters per network and day; 0 for no limit. */
const votersPerNetwork = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const settings = v.strictObject({
  kind: v.picklist(POLL_KINDS),
  /** Upper bound of options per vote, for `multiple`. */
  mostChoices: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_OPTIONS)),
  results: v.picklist(RESULT_TIMES),
  /** Shows the options to each visitor in another order. */
  isShuffled: v.boolean(),
  /** Lets a vote be changed until the poll closes. */
  canChange: v.boolean(),
  /** Whether voters can write their own answers; not for `ranked`. Absent in polls older than this setting. */
  canWrite: v.optional(v.boolean(), false),
  /** Absent in polls older than this setting. Their author can change it later. */
  votersPerNetwork: v.optional(votersPerNetwork, 0),
})
/** As they are stored with a poll. */
export const pollSettings = settings
export type PollSettings = v.InferOutput<typeof settings>

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))

/** `POST /api/polls`. Times are UTC milliseconds. */
export const pollRequest = v.strictObject({
  question,
  options: v.pipe(
    v.array(option),
    v.minLength(MIN_OPTIONS, INCOMPLETE),
    v.maxLength(MAX_OPTIONS, `A poll has up to ${MAX_OPTIONS} options.`),
    v.check((options) => new Set(options).size === options.length, 'Options must be different.'),
  ),
  settings: v.pipe(
    settings,
    v.check(
      ({ kind, canWrite }) => !(canWrite && kind === 'ranked'),
      'Voters cannot write answers of their own where options are ranked.',
    ),
  ),
  closesAt: v.nullable(moment),
})
export type PollRequest = v.InferInput<typeof pollRequest>

/** The author's answer: the poll's id, and the secret that closes, empties, exports and deletes it. */
export const pollCreated = v.strictObject({ id: v.string(), secret: v.string(), createdAt: moment })

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Up to 50 for the options that a poll was made with; above, a random number for an answer that a voter wrote. */
const optionId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))

/** One count of an instant runoff: the votes of each option still in, and who leaves after it. */
const round = v.strictObject({
  votes: v.array(v.strictObject({ option: optionId, votes: count })),
  out: v.array(optionId),
})
export type RunoffRound = v.InferOutput<typeof round>

/** How one option left among several that were last in a count. */
const tieBreak = v.object({
  /** Index of the count among the rounds. */
  round: count,
  /** The options among which it was decided. */
  tied: v.array(optionId),
  /** By fewer votes in an earlier count, or else by lot. */
  by: v.picklist(['earlier count', 'lot']),
})
export type TieBreak = v.InferOutput<typeof tieBreak>

const results = v.object({
  /** Votes of each option, in the order of the options; first preferences for `ranked`. */
  votes: v.array(count),
  /** Votes for written answers that are not shown, in one sum; only where answers can be written. */
  other: v.optional(count),
  /** For `ranked`. */
  rounds: v.optional(v.array(round)),
  /** For `ranked`: more than one if the last ones are equal. */
  winners: v.optional(v.array(optionId)),
  /** For `ranked`, if any. */
  tieBreaks: v.optional(v.array(tieBreak)),
})
export type PollResults = v.InferOutput<typeof results>

/**
 * Public view of a poll; the payload of each event of `GET /api/polls/{id}/events`. A page can be of an older
 * deployment than the server, so it ignores unknown fields.
 */
export const pollState = v.object({
  id: v.string(),
  question: v.string(),
  /** Original options of the poll, then the written answers that its author shows. */
  options: v.array(v.object({ id: optionId, text: v.string() })),
  settings: v.object(settings.entries),
  createdAt: moment,
  closesAt: v.nullable(moment),
  isClosed: v.boolean(),
  /** How often its author has reset it; absent from servers older than this field. */
  timesEmptied: v.optional(count, 0),
  /** How many people have voted. */
  voters: count,
  /** null while they are not to be seen. */
  results: v.nullable(results),
})
export type PollState = v.InferOutput<typeof pollState>
/** As the server sends it. */
export type PollStateSent = v.InferInput<typeof pollState>

/** `GET /api/polls/{id}`: the state, and whether this browser has voted. */
export const pollResponse = v.object({ ...pollState.entries, hasVoted: v.boolean() })

/** The live stream's word that the poll is no more. */
export const pollDeleted = v.strictObject({ isGone: v.literal(true) })

/**
 * `POST /api/polls/{id}/votes`: option ids, in the order of preference for `ranked`; an answer of the voter's own
 * besides; the receipt of a vote to be changed. `timesEmptied` is from the state that the vote was given on: the vote is
 * refused if the poll was reset since.
 */
export const voteRequest = v.pipe(
  v.strictObject({
    choices: v.pipe(v.array(optionId), v.maxLength(MAX_OPTIONS), v.readonly()),
    written: v.optional(written),
    receipt: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
    timesEmptied: v.optional(count),
  }),
  v.check(({ choices, written }) => choices.length > 0 || written !== undefined, 'Choose an option.'),
)
export type VoteRequest = v.InferOutput<typeof voteRequest>

/**
 * The receipt is stored in the voter's browser; the server has no copy, so only the browser knows its own choice.
 * `answer` is the id that a written answer was counted under, unless it is an option visible to everyone.
 */
export const voteResponse = v.object({ receipt: v.string(), answer: v.optional(optionId) })

/** `PATCH /api/polls/{id}` with the author's secret; the question can be changed until the first vote. */
export const pollChange = v.strictObject({
  isClosed: v.optional(v.boolean()),
  question: v.optional(question),
  votersPerNetwork: v.optional(votersPerNetwork),
})
export type PollChange = v.InferOutput<typeof pollChange>

export const pollDone = v.strictObject({ done: v.literal(true) })

/** The author's moderation of a written answer. */
const ANSWER_STATES = ['waiting', 'shown', 'hidden'] as const

const writtenAnswer = v.object({
  id: optionId,
  text: v.string(),
  state: v.picklist(ANSWER_STATES),
  /** The option that its votes count for; null for itself. */
  countsFor: v.nullable(optionId),
  /** null while the results are not to be seen. */
  votes: v.nullable(count),
})
export type WrittenAnswer = v.InferOutput<typeof writtenAnswer>

/** `GET /api/polls/{id}/answers` with the author's secret: all written answers, in an order that reveals nothing. */
export const writtenAnswers = v.object({ answers: v.array(writtenAnswer) })

/** `PATCH /api/polls/{id}/answers/{answer}` with the author's secret: shown to all or not, or counted for an option that all see. */
export const answerChange = v.union([
  v.strictObject({ state: v.picklist(['shown', 'hidden']) }),
  v.strictObject({ countsFor: optionId }),
])
export type AnswerChange = v.InferOutput<typeof answerChange>
