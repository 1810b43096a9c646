import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import {
  fileResult,
  type GivenFile,
  type OperationResult,
  operation,
  textResult,
  typedText,
  withNotes,
} from '#lib/operation/operation.ts'
import { EMPTY_QUIZ, type Quiz } from '#lib/quiz/quiz.ts'
import { UserError } from '#lib/result/user-error.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { writeGift } from './exchange/gift.ts'
import { writeCsvQuiz } from './exchange/quiz-csv.ts'
import { getFileName, quizFromJson, quizToJson } from './exchange/quiz-file.ts'
import { quizTable } from './exchange/quiz-table.ts'
import { readQuestions } from './exchange/read-questions.ts'
import { writeAiken } from './exchange/write-aiken.ts'

const FORMATS = ['JSON', 'GIFT', 'Aiken', 'CSV', 'Excel'] as const
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const operations = [
  operation({
    name: 'quiz-convert',
    title: 'Convert quiz questions',
    summary: 'Converts quiz questions between GIFT, Aiken, CSV, plain lines and JSON, and to Excel.',
    params: v.strictObject({ quiz: contents, to: v.picklist(FORMATS), title: v.optional(v.string(), '') }),
    input: { field: 'quiz', accepts: 'contents' },
    gives: 'text or file',
    notes: {
      quiz: 'In any of these formats.',
      title: 'Of the quiz, if its text has none.',
    },
    examples: [
      {
        params: { quiz: 'What is 2 + 2?\nA. 3\nB. 4\nANSWER: B\n', to: 'GIFT' },
        result: 'What is 2 + 2? {\n\t~3\n\t=4\n}\n',
      },
    ],
    run({ quiz, to, title }) {
      const { read, notes } = readQuiz(quiz, title)
      return withNotes(writeQuiz(read, to), notes)
    },
  }),
]

/** Throws UserError for a question that cannot be read: none is left out unsaid. */
function readQuiz(
  given: string | GivenFile,
  title: string,
): { readonly read: Quiz; readonly notes: readonly string[] } {
  const text = getText(given)
  const name = typeof given === 'string' ? 'The text' : given.name
  if (/^\s*\{\s*"/.test(text)) {
    const quiz = quizFromJson(text, name)
    return { read: quiz.title === '' ? { ...quiz, title } : quiz, notes: [] }
  }
  const { questions, errors, notes = [] } = readQuestions(text)
  if (errors.length > 0) throw new UserError('Some questions cannot be read.', errors.join('\n'))
  if (questions.length === 0) throw new UserError(`"${name}" is not a quiz file.`)
  return { read: { ...EMPTY_QUIZ, title, questions }, notes }
}

function writeQuiz(quiz: Quiz, to: (typeof FORMATS)[number]): OperationResult {
  const { questions } = quiz
  switch (to) {
    case 'JSON':
      return typedText('application/json', quizToJson(quiz))
    case 'GIFT':
      return textResult(writeGift(questions))
    case 'CSV':
      return typedText('text/csv', writeCsvQuiz(questions))
    case 'Excel':
      return fileResult(
        getFileName(quiz, 'xlsx'),
        writeXlsx([{ name: 'Quiz', ...quizTable(questions) }]),
        XLSX,
      )
    case 'Aiken': {
      const { text, leftOut } = writeAiken(questions)
      if (leftOut > 0)
        throw new UserError(
          'Aiken holds only questions with one right option.',
          `${leftOut} questions have no place in it.`,
        )
      return textResult(text)
    }
  }
}
