import { EMPTY_QUIZ, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { createQuestion } from './editing/questions.ts'

function choice(id: string, text: string, options: readonly string[], explanation: string): Question {
  return {
    ...createQuestion(id),
    text,
    explanation,
    options: options.map((option, place) => ({ id: 'abcd'[place] ?? '', text: option })),
  }
}

const EXAMPLE: Quiz = {
  ...EMPTY_QUIZ,
  title: 'Around the Solar System',
  description: 'Four questions about our neighbors in space.',
  questions: [
    choice(
      'q1',
      'Which planet is the largest?',
      ['Jupiter', 'Saturn', 'Neptune', 'Earth'],
      'Jupiter is eleven times as wide as Earth.',
    ),
    {
      ...choice(
        'q2',
        'Which of these planets have rings?',
        ['Saturn', 'Uranus', 'Venus', 'Mars'],
        'All four giant planets have rings. Those of Uranus are thin and dark.',
      ),
      kind: 'several',
      right: ['a', 'b'],
    },
    {
      ...createQuestion('q3', 'true-false'),
      text: 'A day on Venus is longer than its year.',
      explanation: 'Venus turns once in 243 days and goes round the Sun in 225.',
    },
    {
      ...createQuestion('q4', 'number'),
      text: 'How many minutes does light take from the Sun to Earth?',
      value: '8.3',
      tolerance: '0.5',
      explanation: 'About 150 million km at 300,000 km/s are 500 seconds.',
    },
  ],
}

/** Examples for the page and the tests. */
export const EXAMPLES: readonly { readonly title: string; readonly quiz: Quiz }[] = [
  { title: EXAMPLE.title, quiz: EXAMPLE },
]
