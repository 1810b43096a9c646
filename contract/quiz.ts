import * as v from 'valibot'
import { Answer, EXPLAINED, KINDS, LIMITS, Quiz } from '#lib/quiz/quiz.ts'
import { cleanName } from '#lib/text/clean-name.ts'

/** Upper bound of a hosted quiz; its images count as the text that they are sent as. */
export const MAX_QUIZ_BYTES = 2 * 2 ** 20
/** All answers of one attempt. */
export const MAX_ANSWERS_BYTES = 256 * 1024
/** Upper bound of attempts per quiz, over all users. */
export const MAX_ATTEMPTS = 5_000

/** Upper bound of earlier versions with attempts, which the author's CSV has columns for. */
export const MAX_VERSIONS = 100

/** How many submitted attempts the author's page lists; the CSV contains all. */
export const MAX_HAND_INS = 50

/**
 * `POST /api/quizzes`: stores this quiz. `PUT /api/quizzes/{id}` with the author's secret: replaces the previous
 * version; started attempts continue with theirs.
 */
export const quizCreation = v.strictObject({ quiz: Quiz })

/** The author's answer: the quiz's id, and the secret that closes, exports and deletes it. */
export const quizCreated = v.strictObject({ id: v.string(), secret: v.string(), createdAt: v.number() })

/** The answer to `PUT`: the same version again where the quiz is the same. */
export const quizReplaced = v.object({ version: v.number() })

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ATTEMPTS))
const questionId = v.pipe(v.string(), v.maxLength(40))

/** `POST /api/quizzes/{id}/attempts`: starts this attempt; a second press does not start another. */
export const attemptStart = v.strictObject({
  number,
  /** Name shown to the author next to the result; empty if anonymous. */
  name: v.pipe(
    v.string(),
    v.maxLength(200, 'This name is too long'),
    v.transform(cleanName),
    v.maxLength(80, 'This name is too long'),
  ),
})

/** `POST /api/quizzes/{id}/answers`: answers of an attempt, as many as have not been sent yet. */
export const attemptAnswers = v.strictObject({
  number,
  answers: v.pipe(
    v.record(questionId, Answer),
    v.check((answers) => Object.keys(answers).length <= LIMITS.questions, 'These are too many answers'),
  ),
  /** The question whose right answer is wanted, in a quiz that shows it after each. */
  check: v.optional(questionId),
  /** Hands the attempt in. */
  isEnd: v.optional(v.boolean(), false),
})

/** `PATCH /api/quizzes/{id}` with the author's secret: whether it accepts new attempts. */
export const quizChange = v.strictObject({ isClosed: v.boolean() })

export const quizDone = v.strictObject({ done: v.literal(true) })

/** `GET /api/quizzes/{id}/author` with the author's secret. */
export const quizForAuthor = v.object({
  isClosed: v.boolean(),
  /** Numbers of started and of finished attempts. */
  begun: v.number(),
  finished: v.number(),
  /** The newest version of the quiz, from 1. */
  version: v.number(),
  /** Versions with at least one attempt, newest first. */
  versions: v.array(v.object({ version: v.number(), begun: v.number(), finished: v.number() })),
  /** Submitted attempts, newest first. Times are UTC milliseconds by the server's clock. */
  handIns: v.array(
    v.object({
      name: v.string(),
      number: v.number(),
      version: v.number(),
      finishedAt: v.number(),
      right: v.number(),
      total: v.number(),
    }),
  ),
})

const Feedback = v.object({ isRight: v.boolean(), rightText: v.string(), explanation: v.string() })

/** An attempt as who makes it sees it; the answer to `POST …/answers`. Times are UTC milliseconds by the server's clock. */
export const attemptState = v.object({
  now: v.number(),
  number: v.number(),
  /** When its time is up; null where it has none. */
  endsAt: v.nullable(v.number()),
  /** null while in progress. */
  finishedAt: v.nullable(v.number()),
  /** Answers received so far. */
  answers: v.record(v.string(), Answer),
  /** Correct answers: of checked questions, and of all at the end. */
  told: v.record(v.string(), Feedback),
  result: v.nullable(
    v.object({
      right: v.number(),
      total: v.number(),
      percent: v.number(),
      /** null without a pass threshold. */
      hasPassed: v.nullable(v.boolean()),
    }),
  ),
})
export type AttemptState = v.InferOutput<typeof attemptState>

const limit = v.nullable(v.number())

/**
 * `GET /api/quizzes/{id}`, and the response to starting an attempt: the quiz as this browser sees it, in the version of
 * its attempt or, before the first, the newest. A page can be of an older deployment than the server, so it ignores
 * unknown fields.
 */
export const quizView = v.object({
  title: v.string(),
  description: v.string(),
  total: v.number(),
  minutes: limit,
  /** In percent. */
  passMark: limit,
  /** Of the newest version, like `isClosed`: both decide whether another attempt is possible. */
  attempts: limit,
  explained: v.picklist(EXPLAINED),
  isClosed: v.boolean(),
  /** Whether another attempt would be at a newer version. */
  hasNewer: v.boolean(),
  /** The last attempt of this browser, with its questions in their order. */
  attempt: v.nullable(
    v.object({
      ...attemptState.entries,
      questions: v.array(
        v.object({
          id: v.string(),
          kind: v.picklist(KINDS),
          text: v.string(),
          picture: v.string(),
          pictureText: v.string(),
          choices: v.array(v.object({ id: v.string(), text: v.string() })),
        }),
      ),
    }),
  ),
})
export type QuizView = v.InferOutput<typeof quizView>
