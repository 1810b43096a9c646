import { readNumber } from '#lib/numbers/read-number.ts'
import type { Question } from '#lib/quiz/quiz.ts'
import { htmlText } from './html-text.ts'
import { type Draft, DraftError, type Imported, importDrafts } from './imported-question.ts'

/**
 * Parses questions in Moodle's GIFT format (docs.moodle.org, "GIFT format"): multiple choice, true or false, short
 * answer, number and missing word. Matching, essays and descriptions are reported as errors.
 */
export function readGift(gift: string): Imported {
  const lines = gift.replace(/\r\n?/g, '\n').split('\n')
  const withoutComments = lines.map((line) => (/^\s*(\/\/|\$CATEGORY:)/.test(line) ? '' : line))
  const blocks: { line: number; text: string }[] = []
  let isOpen = false
  withoutComments.forEach((text, index) => {
    if (text.trim() === '') {
      // A comment within a question does not end it.
      if (lines[index]?.trim() === '') isOpen = false
      return
    }
    const block = isOpen ? blocks.at(-1) : undefined
    if (block) block.text += `\n${text}`
    else blocks.push({ line: index + 1, text })
    isOpen = true
  })
  return importDrafts(
    blocks.map(({ line, text }) => ({ place: `Line ${line}`, read: () => parseParams(hideEscapes(text)) })),
  )
}

function parseParams(block: string): Draft {
  const [, title = '', body = ''] = /^\s*(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(block) ?? []
  const parts = /^([^{]*)\{([\s\S]*)\}([^}]*)$/.exec(body)
  if (!parts) throw new DraftError('there are no answers in braces')
  const [, before = '', braces = '', after = ''] = parts
  const text = (isMissingWord(after) ? `${before.trimEnd()} _____ ${after.trimStart()}` : before).trim()
  const [answers = '', general = ''] = braces.split('####', 2)
  const reader = new PartReader(text)
  const question = reader.read(text === '' ? title : text, true)
  const explanation = reader.read(general)
  return { text: question, ...readAnswers(answers.trim(), explanation, reader), notes: reader.notes }
}

/** Punctuation after the gap, such as a full stop, counts too. */
function isMissingWord(after: string): boolean {
  return after.trim() !== ''
}

const FORMAT = /^\[(html|moodle|plain|markdown)\]([\s\S]*)$/

/** Reads the parts of a question, each in its format, such as `[html]`, or else in that of the question. */
class PartReader {
  readonly notes: string[] = []
  readonly #format: string | undefined

  constructor(question: string) {
    this.#format = FORMAT.exec(question.trim())?.[1]
  }

  /** Returns the text of a part. A part that needs text and has only images has the name of the first. */
  read(part: string, needsText = false): string {
    const [, format = this.#format, rest = part] = FORMAT.exec(part.trim()) ?? []
    if (format !== 'html') return unescapeGift(rest)
    const { text, images } = htmlText(unescapeGift(rest))
    this.notes.push(...images.map((name) => `the picture “${name}” is left out`))
    return text === '' && needsText ? (images[0] ?? '') : text
  }
}

function readAnswers(answers: string, explanation: string, reader: PartReader): Omit<Draft, 'text'> {
  if (answers === '') throw new DraftError('essays cannot be scored')
  const truth = /^(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i.exec(answers)
  if (truth)
    return {
      kind: 'true-false',
      isTrue: /^t/i.test(truth[1] ?? ''),
      explanation: explanation || joinFeedback([reader.read(truth[2]?.slice(1).split('#').at(-1) ?? '')]),
    }
  if (answers.startsWith('#')) return { kind: 'number', ...readNumberRange(answers.slice(1)), explanation }
  return readList(answers, explanation, reader)
}

type ListedAnswer = {
  readonly isEqual: boolean
  /** In percent of the points. */
  readonly weight: number
  readonly text: string
  readonly remark: string
}

function readList(answers: string, explanation: string, reader: PartReader): Omit<Draft, 'text'> {
  const listed = [...answers.matchAll(/([=~])\s*(?:%(-?[\d.]+)%)?([^=~#]*)(?:#([^=~]*))?/g)].map(
    ([, sign, weight, text = '', remark = '']): ListedAnswer => ({
      isEqual: sign === '=',
      weight: weight === undefined ? (sign === '=' ? 100 : 0) : Number(weight),
      text,
      remark: reader.read(remark),
    }),
  )
  if (listed.length === 0) throw new DraftError('no answer begins with = or ~')
  if (listed.some(({ text }) => text.includes('->')))
    throw new DraftError('matching questions are not supported')
  const feedback = explanation || joinFeedback(listed.map(({ remark }) => remark))
  const equals = listed.filter(({ isEqual }) => isEqual)
  if (equals.length === listed.length) {
    const accepted = equals.filter(({ weight }) => weight === 100).map(({ text }) => reader.read(text, true))
    if (accepted.length === 0) throw new DraftError('no answer is worth all points')
    return { kind: 'text', accepted, explanation: feedback }
  }
  const rightPlaces = listed.flatMap(({ weight }, place) => (weight > 0 ? [place] : []))
  if (rightPlaces.length === 0) throw new DraftError('there is no right answer')
  return {
    kind: equals.length === 1 && rightPlaces.length === 1 ? 'single' : 'several',
    options: listed.map(({ text }) => reader.read(text, true)),
    rightPlaces,
    explanation: feedback,
  }
}

function joinFeedback(all: readonly string[]): string {
  return [...new Set(all.filter((remark) => remark !== ''))].join('\n')
}

/** `3:2`, `1..5`, or the first of several ranges that is worth all points. */
function readNumberRange(ranges: string): Pick<Draft, 'value' | 'tolerance'> {
  const all = ranges.includes('=') ? ranges.split('=').slice(1) : [ranges]
  const [range = ''] = all
    .filter((one) => !/^\s*%(?!100%)/.test(one))
    .map((one) => one.replace(/^\s*%100%/, ''))
  const plain = (range.split('#')[0] ?? '').trim()
  const within = /^(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(plain)
  if (within) {
    const [low, high] = [Number(within[1]), Number(within[2])]
    return { value: decimal((low + high) / 2), tolerance: decimal((high - low) / 2) }
  }
  const near = /^(-?[\d.]+(?:e-?\d+)?)(?::([\d.]+(?:e-?\d+)?))?$/i.exec(plain)
  if (!near) throw new DraftError('the right number cannot be read')
  const tolerance = near[2] ?? ''
  return { value: near[1] ?? '', tolerance: Number(tolerance) === 0 ? '' : tolerance }
}

/** A number without the noise of binary fractions. */
function decimal(value: number): string {
  return String(Number(value.toPrecision(12)))
}

/** Questions as a Moodle GIFT text. Pictures have no place in it. */
export function writeGift(questions: readonly Question[]): string {
  return questions.map(getGift).join('\n')
}

function getGift(question: Question): string {
  const explanation = escapeGift(question.explanation)
  const feedback = explanation === '' ? '' : `\n####${explanation}`
  return `${escapeGift(question.text)} {${getAnswers(question)}${feedback}\n}\n`
}

function getAnswers(question: Question): string {
  const { kind, options, right, accepted, isTrue, value, tolerance } = question
  if (kind === 'true-false') return isTrue ? 'TRUE' : 'FALSE'
  if (kind === 'text') return indentLines(accepted.map((text) => `=${escapeGift(text)}`))
  if (kind === 'number') return `#${plainNumber(value)}:${plainNumber(tolerance)}`
  const share = right.length === 0 ? 0 : Number((100 / right.length).toFixed(5))
  return indentLines(
    options.map(({ id, text }) => {
      const isRight = right.includes(id)
      const sign = kind === 'single' ? (isRight ? '=' : '~') : `~%${isRight ? share : -100}%`
      return `${sign}${escapeGift(text)}`
    }),
  )
}

function indentLines(lines: readonly string[]): string {
  return lines.map((line) => `\n\t${line}`).join('')
}

function plainNumber(text: string): string {
  const reading = readNumber(text)
  return reading.kind === 'number' ? reading.decimal : '0'
}

/** Characters with a meaning in GIFT, which a backslash escapes. */
const SIGNS = '\\~=#{}:%->/[]$!'
/** First of the Unicode noncharacters that temporarily replace escaped characters. */
const FIRST_FREE = 0xfdd0
const LINE_BREAK = String.fromCharCode(FIRST_FREE + SIGNS.length)
const FREE = /[\uFDD0-\uFDEF]/g

/** Returns GIFT in which every remaining special character has its meaning; `shown` restores parts of it. */
export function hideEscapes(gift: string): string {
  return gift.replace(FREE, '').replace(/\\(.)/g, (whole, char: string) => {
    if (char === 'n') return LINE_BREAK
    const at = SIGNS.indexOf(char)
    return at < 0 ? whole : String.fromCharCode(FIRST_FREE + at)
  })
}

/** Returns readable text from a part of the output of `hideEscapes`. */
export function unescapeGift(part: string): string {
  return part
    .trim()
    .replace(FREE, (free) => (free === LINE_BREAK ? '\n' : (SIGNS[free.charCodeAt(0) - FIRST_FREE] ?? '')))
}

/** A text for a GIFT file. */
export function escapeGift(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:%]|->|^\/\/|^\[|^\$/g, (char) => `\\${char}`)
    .replaceAll('\n', '\\n')
}
