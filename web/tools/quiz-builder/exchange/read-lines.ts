import { type Draft, DraftError, type Imported, importDrafts } from './imported-question.ts'

const OPTION = /^\s*(\*?)\s*(?:([A-Za-z])[.)]|([-•*]))\s+(\*?)(.*?)\s*(\*|\(correct\))?\s*$/
const ANSWER = /^\s*(?:ANSWER|CORRECT)\s*:\s*(.+?)\s*$/i
const EXPLANATION = /^\s*EXPLANATION\s*:\s*(.*?)\s*$/i

type Block = { readonly line: number; readonly lines: string[] }

/**
 * Questions of an Aiken text (docs.moodle.org, "Aiken format"), or as people write them: a line with the question,
 * options behind `A.`, `b)` or `-`, the right one named by `ANSWER: B` or marked with an asterisk. A further line
 * `EXPLANATION:` is read as well.
 */
export function readLines(text: string): Imported {
  return importDrafts(
    getBlocks(text).map(({ line, lines }) => ({ place: `Line ${line}`, read: () => readBlock(lines) })),
  )
}

/** Splits the input into blocks; a question ends at an empty line after its answers, or at the next question. */
function getBlocks(text: string): readonly Block[] {
  const blocks: Block[] = []
  let isOver = true
  text.split(/\r\n?|\n/).forEach((line, index) => {
    const isPart = OPTION.test(line) || ANSWER.test(line) || EXPLANATION.test(line)
    const block = blocks.at(-1)
    const hasAnswers = block?.lines.some((one) => OPTION.test(one) || ANSWER.test(one)) ?? false
    if (line.trim() === '') isOver ||= hasAnswers
    else if (block && (isPart || (!isOver && !hasAnswers))) block.lines.push(line)
    else {
      blocks.push({ line: index + 1, lines: [line] })
      isOver = false
    }
  })
  return blocks
}

function readBlock(lines: readonly string[]): Draft {
  const options = lines.flatMap((line) => {
    const match = OPTION.exec(line)
    return match ? [{ letter: match[2]?.toUpperCase(), text: match[5] ?? '', isMarked: isMarked(match) }] : []
  })
  const isQuestion = (line: string) => !OPTION.test(line) && !ANSWER.test(line) && !EXPLANATION.test(line)
  const text = lines.filter(isQuestion).join('\n').trim()
  const answer = find(lines, ANSWER)
  const explanation = find(lines, EXPLANATION) ?? ''
  if (options.length === 0 && answer !== undefined) return { ...typedAnswer(answer), text, explanation }
  if (options.length < 2) throw new DraftError('there are fewer than two options')
  const labels = answer?.toUpperCase().split(/[\s,;]+/) ?? []
  const rightPlaces = options.flatMap(({ letter, isMarked: isRight }, place) =>
    isRight || (letter !== undefined && labels.includes(letter)) ? [place] : [],
  )
  if (rightPlaces.length === 0)
    throw new DraftError(
      answer === undefined ? 'no line ANSWER: names the right option' : `there is no option ${answer}`,
    )
  return {
    text,
    kind: rightPlaces.length === 1 ? 'single' : 'several',
    options: options.map((option) => option.text),
    rightPlaces,
    explanation,
  }
}

function isMarked([, before, , bullet, after, , end]: RegExpExecArray): boolean {
  return before === '*' || after === '*' || bullet === '*' || end !== undefined
}

function find(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
}

/** Parses an answer without options: true or false, or text. */
function typedAnswer(answer: string): Pick<Draft, 'kind' | 'isTrue' | 'accepted'> {
  if (/^(true|false)$/i.test(answer)) return { kind: 'true-false', isTrue: /^t/i.test(answer) }
  return { kind: 'text', accepted: [answer] }
}
