import { expect, test } from 'vitest'
import { toFeedback, toPublicQuestion } from './feedback.ts'
import { quizWith } from './quizzes.fixture.ts'

const [single] = quizWith({}).questions
const question = {
  ...(single ?? expect.unreachable()),
  text: 'Which is wet?',
  picture: 'data:image/png;base64,AAAA',
  pictureText: 'A street',
  explanation: 'It rains.',
}

test('a question is put with its words, its picture and its choices in order, and with nothing of what is right', () => {
  expect(toPublicQuestion(question, { choices: { q1: ['c', 'b', 'a'] } })).toEqual({
    id: 'q1',
    kind: 'single',
    text: 'Which is wet?',
    picture: 'data:image/png;base64,AAAA',
    pictureText: 'A street',
    choices: [
      { id: 'c', text: 'Rome' },
      { id: 'b', text: 'Bergen' },
      { id: 'a', text: 'Oslo' },
    ],
  })
})

test.each<[readonly string[] | undefined, boolean]>([
  [['b'], true],
  [['a'], false],
  [undefined, false],
])(
  'toFeedback(): for the answer %j returns correctness, correct answer and explanation',
  (answer, isRight) => {
    expect(toFeedback(question, answer)).toEqual({ isRight, rightText: 'Bergen', explanation: 'It rains.' })
  },
)
