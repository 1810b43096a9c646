import * as v from 'valibot'

export const QUESTION_MOST = 500
export const OPTION_MOST = 200
export const OPTIONS_LEAST = 2
export const OPTIONS_MOST = 50

export const INCOMPLETE = 'Please enter a question and at least 2 options.'

const text = (most: number, tooLong: string) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000, tooLong),
    v.transform((given) => given.normalize('NFC').trim()),
    v.minLength(1, INCOMPLETE),
    v.maxGraphemes(most, tooLong),
  )

const question = text(QUESTION_MOST, `A question has up to ${QUESTION_MOST} characters.`)
const option = text(OPTION_MOST, `An option has up to ${OPTION_MOST} characters.`)

/** One choice, several, or all in the order of preference (counted by instant runoff). */
export const POLL_KINDS = ['single', 'multiple', 'ranked'] as const
/** When results are shown, to the poll's author too. */
export const RESULT_TIMES = ['always', 'after-vote', 'after-close'] as const

const settings = v.strictObject({
  kind: v.picklist(POLL_KINDS),
  /** How many options one vote may hold, for `multiple`. */
  mostChoices: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(OPTIONS_MOST)),
  results: v.picklist(RESULT_TIMES),
  /** Shows the options to each visitor in another order. */
  isShuffled: v.boolean(),
  /** Lets a vote be changed until the poll closes. */
  canChange: v.boolean(),
})
export type PollSettings = v.InferOutput<typeof settings>

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))

/** `POST /api/polls`. Times are UTC milliseconds. */
export const pollRequest = v.strictObject({
  question,
  options: v.pipe(
    v.array(option),
    v.minLength(OPTIONS_LEAST, INCOMPLETE),
    v.maxLength(OPTIONS_MOST, `A poll has up to ${OPTIONS_MOST} options.`),
    v.check((options) => new Set(options).size === options.length, 'Options must be different.'),
  ),
  settings,
  closesAt: v.nullable(moment),
})
export type PollRequest = v.InferOutput<typeof pollRequest>

/** The author's answer: the poll's id, and the secret that closes, empties, exports and deletes it. */
export const pollCreated = v.strictObject({ id: v.string(), secret: v.string(), createdAt: moment })

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const optionId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(OPTIONS_MOST))

/** One count of an instant runoff: the votes of each option still in, and who leaves after it. */
const round = v.strictObject({
  votes: v.array(v.strictObject({ option: optionId, votes: count })),
  out: v.array(optionId),
})
export type RunoffRound = v.InferOutput<typeof round>

const results = v.strictObject({
  /** Votes of each option, in the order of the options; first preferences for `ranked`. */
  votes: v.array(count),
  /** For `ranked`. */
  rounds: v.optional(v.array(round)),
  /** For `ranked`: more than one where the last ones are equal. */
  winners: v.optional(v.array(optionId)),
})
export type PollResults = v.InferOutput<typeof results>

/** A poll as a visitor may see it; every event of `GET /api/polls/{id}/live` is one. */
export const pollState = v.strictObject({
  id: v.string(),
  question: v.string(),
  options: v.array(v.strictObject({ id: optionId, text: v.string() })),
  settings,
  createdAt: moment,
  closesAt: v.nullable(moment),
  isClosed: v.boolean(),
  /** How many people have voted. */
  voters: count,
  /** null while they are not to be seen. */
  results: v.nullable(results),
})
export type PollState = v.InferOutput<typeof pollState>

/** `GET /api/polls/{id}`: the state, and whether this browser has voted. */
export const pollAnswer = v.strictObject({ ...pollState.entries, hasVoted: v.boolean() })

/** The live stream's word that the poll is no more. */
export const pollGone = v.strictObject({ isGone: v.literal(true) })

/** `POST /api/polls/{id}/votes`: option ids, in the order of preference for `ranked`; the receipt of a vote to be changed. */
export const voteRequest = v.strictObject({
  choices: v.pipe(v.array(optionId), v.minLength(1, 'Choose an option.'), v.maxLength(OPTIONS_MOST)),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
})

/** A receipt stays in the voter's browser; the server keeps no copy, so only the browser knows its own choice. */
export const voteAnswer = v.strictObject({ receipt: v.string() })

/** `PATCH /api/polls/{id}` with the author's secret; the question can be changed until the first vote. */
export const pollChange = v.strictObject({
  isClosed: v.optional(v.boolean()),
  question: v.optional(question),
})

export const pollDone = v.strictObject({ done: v.literal(true) })
