import { readNumber } from '#lib/numbers/read-number.ts'
import { KINDS, type Question } from '#lib/quiz/quiz.ts'
import { getLetter } from '../editing/find-gaps.ts'
import { type Draft, DraftError, type Imported, importDrafts } from './imported-question.ts'

type Rows = readonly (readonly string[])[]
type Columns = {
  readonly question: number
  readonly options: readonly number[]
  readonly correct: number
  readonly kind: number
  readonly tolerance: number
  readonly explanation: number
}

const MIN_OPTIONS = 4
/** Kahoot's own template has its header in the eighth row. */
const HEADER_WITHIN = 20

/** A quiz as a table: its columns, which are also those of the template, and a row per question. */
export function quizTable(questions: readonly Question[]): {
  readonly heading: string[]
  readonly rows: string[][]
} {
  const max = Math.max(MIN_OPTIONS, ...questions.map((question) => getCells(question).length))
  const heading = [
    'Question',
    'Type',
    ...Array.from({ length: max }, (_, place) => `Option ${place + 1}`),
    'Correct answer',
    'Tolerance',
    'Explanation',
  ]
  const rows = questions.map((question) => {
    const cells = getCells(question)
    const padded = [...cells, ...Array<string>(max - cells.length).fill('')]
    const tolerance = question.kind === 'number' ? question.tolerance : ''
    return [question.text, question.kind, ...padded, correctCell(question), tolerance, question.explanation]
  })
  return { heading, rows }
}

/** Returns the options, or the accepted answers. */
function getCells({ kind, options, accepted }: Question): readonly string[] {
  if (kind === 'text') return accepted
  return kind === 'single' || kind === 'several' ? options.map(({ text }) => text) : []
}

function correctCell({ kind, options, right, isTrue, value }: Question): string {
  if (kind === 'true-false') return isTrue ? 'True' : 'False'
  if (kind === 'number') return value
  if (kind === 'text') return ''
  return options.flatMap(({ id }, place) => (right.includes(id) ? [getLetter(place)] : [])).join(', ')
}

/**
 * Questions of a table: of this tool, of Kahoot's template, or of any table whose header names a question, its options
 * or answers and the correct one. `numbers` are those of the rows, where empty ones were left out. Undefined where no
 * header does.
 */
export function readTable(rows: Rows, numbers?: readonly number[]): Imported | undefined {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => getColumns(row) !== undefined)
  const columns = getColumns(rows[at] ?? [])
  if (!columns) return undefined
  const filled = rows
    .map((row, index) => ({ row, number: numbers?.[index] ?? index + 1 }))
    .slice(at + 1)
    .filter(
      ({ row }) => row.some((cell, column) => column > 0 && cell.trim() !== '') || row[columns.question],
    )
  return importDrafts(
    filled.map(({ row, number }) => ({ place: `Row ${number}`, read: () => readRow(row, columns) })),
  )
}

function getColumns(header: readonly string[]): Columns | undefined {
  const names = header.map((cell) => cell.trim().toLowerCase())
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const columns = {
    question: find(/^question(?! type)/),
    options: names.flatMap((name, column) =>
      /^(option|answer|choice)s? ?[a-l\d]/.test(name) ? [column] : [],
    ),
    correct: find(/^(correct|right)/),
    kind: find(/^(type|kind|question type)$/),
    tolerance: find(/^tolerance/),
    explanation: find(/^(explanation|feedback)/),
  }
  return columns.question >= 0 && columns.correct >= 0 ? columns : undefined
}

function readRow(row: readonly string[], columns: Columns): Draft {
  const cell = (column: number) => (row[column] ?? '').trim()
  const texts = columns.options.map(cell)
  const options = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
  const correct = cell(columns.correct)
  const same = { text: cell(columns.question), explanation: cell(columns.explanation) }
  const kind = KINDS.find((one) => one === cell(columns.kind).toLowerCase())
  if (kind === 'text') return { ...same, kind, accepted: options.filter((text) => text !== '') }
  if (kind === 'number') return { ...same, kind, ...numberIn(correct), tolerance: cell(columns.tolerance) }
  if (kind === 'true-false' || (options.length === 0 && /^(true|false)$/i.test(correct)))
    return { ...same, kind: 'true-false', isTrue: truthIn(correct) }
  if (options.length < 2) throw new DraftError('there are fewer than two options')
  const rightPlaces = placesIn(correct, options)
  const isSingle = rightPlaces.length === 1 && kind !== 'several'
  return { ...same, kind: isSingle ? 'single' : 'several', options, rightPlaces }
}

function numberIn(correct: string): { readonly value: string } {
  if (readNumber(correct).kind !== 'number') throw new DraftError(`"${correct}" is not a number`)
  return { value: correct }
}

function truthIn(correct: string): boolean {
  if (!/^(true|false)$/i.test(correct)) throw new DraftError('the correct answer is neither True nor False')
  return /^t/i.test(correct)
}

/** The places of the right options, which are named by number from 1, by letter, or by their text. */
function placesIn(correct: string, options: readonly string[]): readonly number[] {
  if (correct === '') throw new DraftError('there is no correct answer')
  const named = correct.split(/[\s,;]+/).map((name) => {
    if (/^\d+$/.test(name)) return Number(name) - 1
    return /^[a-l]$/i.test(name) ? name.toUpperCase().charCodeAt(0) - 65 : -1
  })
  if (named.every((place) => place >= 0 && place < options.length)) return named
  const same = options.indexOf(correct)
  if (same < 0) throw new DraftError(`the correct answer "${correct}" is not one of the options`)
  return [same]
}
