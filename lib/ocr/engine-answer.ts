import * as v from 'valibot'
import type { Rect } from '../image/size.ts'
import type { ReadLine, ReadParagraph, ReadWord, SeenPage } from './read-page.ts'

const box = v.object({ x0: v.number(), y0: v.number(), x1: v.number(), y1: v.number() })
const word = v.object({ bbox: box, text: v.string(), confidence: v.number() })
const line = v.object({ bbox: box, words: v.array(word) })
const paragraph = v.object({ bbox: box, is_ltr: v.optional(v.number(), 1), lines: v.array(line) })
/** Pictures and rules are blocks as well, with nothing in them. */
const answer = v.object({
  blocks: v.optional(v.nullable(v.array(v.object({ paragraphs: v.optional(v.array(paragraph), []) })))),
})

type EngineWord = v.InferOutput<typeof word>

/** Parses Tesseract's JSON to the text of a page with the position of each word. */
export function readEngineAnswer(json: string): SeenPage {
  const { blocks } = v.parse(answer, JSON.parse(json))
  const writer = new TextWriter()
  const paragraphs: ReadParagraph[] = []
  for (const { bbox, is_ltr, lines } of (blocks ?? []).flatMap((block) => block.paragraphs)) {
    const read: ReadLine[] = []
    for (const one of lines) {
      const words = one.words.filter(({ text }) => text.trim() !== '')
      if (words.length === 0) continue
      writer.begin(read.length === 0 && paragraphs.length > 0 ? '\n\n' : writer.text === '' ? '' : '\n')
      read.push({ box: getRect(one.bbox), words: words.map((each) => writer.add(each)) })
    }
    if (read.length > 0) paragraphs.push({ box: getRect(bbox), isRightToLeft: is_ltr === 0, lines: read })
  }
  return { text: writer.text, paragraphs, confidence: meanConfidence(paragraphs) }
}

/** Chinese and Japanese are written without spaces, but each run of their characters is a word to the engine. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}ー、。，．！？：；「」『』（）〈〉《》【】…・]/u

class TextWriter {
  text = ''
  #isAtStart = true

  begin(separator: string): void {
    this.text += separator
    this.#isAtStart = true
  }

  add({ text, confidence, bbox }: EngineWord): ReadWord {
    const isJoined =
      this.#isAtStart || (UNSPACED.test(this.text.slice(-1)) && UNSPACED.test(text.slice(0, 1)))
    if (!isJoined) this.text += ' '
    this.#isAtStart = false
    const start = this.text.length
    this.text += text
    return { text, start, end: this.text.length, confidence: Math.round(confidence), box: getRect(bbox) }
  }
}

function getRect({ x0, y0, x1, y1 }: v.InferOutput<typeof box>): Rect {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

/** Long words say more than short ones. */
function meanConfidence(paragraphs: readonly ReadParagraph[]): number {
  let sum = 0
  let weight = 0
  for (const { lines } of paragraphs)
    for (const { words } of lines)
      for (const { text, confidence } of words) {
        sum += confidence * text.length
        weight += text.length
      }
  return weight === 0 ? 0 : Math.round(sum / weight)
}
