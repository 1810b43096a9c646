import type { Block, ImageSource, Inline, ListItem, Paragraph, TextDocument } from '#lib/document/blocks.ts'
import { getChoices, rightChoices, rightText } from '#lib/quiz/answers.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'
import { richSegments, type Segment } from '../attempt/rich-segments.ts'

/** The picture of a question, read beforehand: that needs a browser. */
export type QuizImage = { readonly source: ImageSource; readonly width: number; readonly height: number }

/** How a quiz is put on paper. */
export type PrintOptions = {
  readonly paper: 'a4' | 'letter'
  readonly createdAt: Date
  /** By the ids of their questions. */
  readonly images: ReadonlyMap<string, QuizImage>
}

const SIZES = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } }
const MARGIN = 56
/** Maximum size of an image, in points. */
const IMAGE = { width: 320, height: 200 }
const GRAY = '#5c5c5c'
const LINE = '#8a8a8a'

/** Creates the question sheet, with space for names and answers. */
export function questionSheet(quiz: Quiz, options: PrintOptions): TextDocument {
  const head: Block[] = [
    ...title(quiz.title || 'Quiz'),
    ...(quiz.description.trim() ? [paragraph(quiz.description.trimEnd(), { spaceAfter: 10 })] : []),
    ...fillIn('Name:'),
  ]
  const questions = quiz.questions.map((question, index) =>
    keepTogether([...questionBlocks(question, index + 1, options), ...answerSpace(question)]),
  )
  return getDocument(quiz.title || 'Quiz', [...head, ...questions], options)
}

/** Returns the correct answers with explanations, for grading the sheets. */
export function answerKey(quiz: Quiz, options: PrintOptions): TextDocument {
  const name = `Answer key: ${quiz.title || 'Quiz'}`
  const answers = quiz.questions.map((question, index) =>
    keepTogether([
      paragraph(`${index + 1}. ${question.text}`, { spaceBefore: 8, keepWithNext: true }),
      { ...paragraph(keyText(question)), style: { bold: true }, indentStart: 18, keepWithNext: true },
      ...(question.explanation.trim()
        ? [{ ...paragraph(question.explanation.trimEnd()), style: { color: GRAY }, indentStart: 18 }]
        : []),
    ]),
  )
  return getDocument(name, [...title(name), ...answers], options)
}

export type Achievement = {
  readonly name: string
  readonly right: number
  readonly total: number
  readonly percent: number
  readonly hasPassed: boolean | undefined
  /** Formatted for display. */
  readonly date: string
}

/** Creates a page that states the participant of a quiz, the date, and the result. */
export function certificate(quizTitle: string, done: Achievement, options: PrintOptions): TextDocument {
  const title = quizTitle.trim() || 'Quiz'
  const { width, height } = SIZES[options.paper]
  const center = (text: string, size: number, spaceBefore: number, bold = false): Paragraph => ({
    ...paragraph(text, { align: 'center', spaceBefore }),
    style: { size, bold },
  })
  const blocks: Block[] = [
    { ...center('Certificate', 34, 0, true), kind: 'heading', level: 1 },
    center('This is to certify that', 13, 40),
    center(done.name.trim() || '____________________', 26, 14, true),
    center(done.hasPassed ? 'has passed the quiz' : 'has taken the quiz', 13, 14),
    center(title, 20, 14, true),
    center(`with ${done.right} of ${done.total} right answers (${done.percent}%)`, 13, 14),
    center(done.date, 13, 30),
  ]
  const name = `Certificate: ${title}`
  const side = { width: 2, color: LINE }
  const frame: Block = {
    kind: 'group',
    blocks,
    borders: { top: side, right: side, bottom: side, left: side },
    padding: { top: 60, right: 24, bottom: 60, left: 24 },
  }
  const whole = getDocument(name, [frame], options)
  return { ...whole, page: { ...whole.page, width: height, height: width, footer: [] } }
}

function getDocument(name: string, blocks: readonly Block[], options: PrintOptions): TextDocument {
  return {
    meta: { title: name, createdAt: options.createdAt },
    language: 'en',
    style: { size: 11 },
    page: {
      ...SIZES[options.paper],
      margins: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
      footer: [
        {
          kind: 'paragraph',
          align: 'center',
          style: { size: 9, color: GRAY },
          content: [
            { kind: 'page-field', shows: 'number' },
            { kind: 'text', text: ' / ' },
            { kind: 'page-field', shows: 'count' },
          ],
        },
      ],
    },
    blocks,
  }
}

function title(text: string): Block[] {
  return [
    {
      kind: 'heading',
      level: 1,
      direction: 'auto',
      spaceAfter: 10,
      style: { size: 20, bold: true },
      content: [{ kind: 'text', text }],
    },
  ]
}

/** A question with its number, its picture and its choices. */
function questionBlocks(question: Question, number: number, { images }: PrintOptions): Block[] {
  const image = images.get(question.id)
  const hint = question.kind === 'several' ? ' (Choose all that are right.)' : ''
  return [
    {
      ...paragraph(`${number}. ${question.text}${hint}`, { spaceBefore: 14, keepWithNext: true }),
      style: { bold: true },
    },
    ...(image ? [imageBlock(image, question.pictureText)] : []),
    ...choiceList(question),
  ]
}

function imageBlock({ source, width, height }: QuizImage, alt: string): Block {
  const scale = Math.min(IMAGE.width / width, IMAGE.height / height, 0.75)
  return {
    kind: 'image-block',
    source,
    width: width * scale,
    height: height * scale,
    alt,
    spaceBefore: 6,
    spaceAfter: 4,
    keepWithNext: true,
  }
}

function choiceList(question: Question): Block[] {
  const choices = getChoices(question)
  if (choices.length === 0) return []
  const items = choices.map(({ text }): ListItem => ({ blocks: [paragraph(text, { spaceBefore: 3 })] }))
  return [{ kind: 'list', marker: 'upper-letter', indent: 22, items }]
}

/** A line for what is answered in words or numbers. */
function answerSpace({ kind }: Question): Block[] {
  return kind === 'text' || kind === 'number' ? fillIn('Answer:') : []
}

function fillIn(label: string): Block[] {
  return [
    paragraph(label, { spaceBefore: 8, keepWithNext: true }),
    { kind: 'rule', width: 0.75, color: LINE, spaceBefore: 8, spaceAfter: 4 },
  ]
}

/** Returns the letters and labels of the correct choices, such as `A: Nile`, or the answer to enter. */
function keyText(question: Question): string {
  const right = new Set(rightChoices(question))
  const labels = getChoices(question).flatMap(({ id }, index) =>
    right.has(id) ? [String.fromCharCode(65 + index)] : [],
  )
  return labels.length > 0 ? `${labels.join(', ')}: ${rightText(question)}` : rightText(question)
}

function keepTogether(blocks: readonly Block[]): Block {
  return { kind: 'group', role: 'part', blocks, keepTogether: true }
}

function paragraph(text: string, layout: Partial<Paragraph> = {}): Paragraph {
  return {
    kind: 'paragraph',
    direction: 'auto',
    spaceAfter: 2,
    ...layout,
    content: text.split('\n').flatMap(getLine),
  }
}

function getLine(line: string, index: number): Inline[] {
  const segments = richSegments(line).map(getInline)
  return index > 0 ? [{ kind: 'line-break' }, ...segments] : segments
}

function getInline({ kind, text }: Segment): Inline {
  if (kind === 'code') return { kind: 'text', text, style: { code: true, font: 'mono' } }
  if (kind === 'raised') return { kind: 'text', text, style: { script: 'super' } }
  return kind === 'lowered' ? { kind: 'text', text, style: { script: 'sub' } } : { kind: 'text', text }
}
