import type { ImageSource } from '../blocks.ts'
import {
  boundingBox,
  type FillObject,
  IDENTITY,
  type ImageObject,
  type LineObject,
  type LinkAnnotation,
  type Matrix,
  multiply,
  type PageObjects,
  pointAt,
  type TextLook,
  type TextObject,
} from './page-objects.ts'
import { getNumbers, isPainted, readPathObjects } from './path-objects.ts'
import { getImage } from './pixel-source.ts'
import { isWordGap } from './word-gap.ts'

/** An operation of a page by its name in pdf.js, with what it works on. */
export type Operation = { readonly name: string; readonly args: readonly unknown[] }

/** Properties of a font. */
export type FontFacts = {
  readonly name: string
  readonly isMono: boolean
  readonly isSerif: boolean
  readonly bold: boolean
  readonly italic: boolean
  readonly isVertical: boolean
  /** From glyph space to text space: 0.001 except for Type 3 fonts. */
  readonly scale: number
}

export type PageSource = {
  /** From the page's own units to points from the left and top edge. */
  readonly viewport: Matrix
  readonly width: number
  readonly height: number
  readonly operations: readonly Operation[]
  readonly font: (id: string) => FontFacts | undefined
  readonly image: (id: string) => ImageSource | undefined
  readonly links: readonly LinkAnnotation[]
}

type State = {
  matrix: Matrix
  fill: string
  stroke: string
  font: FontFacts | undefined
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}

const COLUMN_GAP = 1.2

/**
 * Reads the objects of a page from its operations (ISO 32000-1, annex A), including invisible text, such as that over
 * a scan.
 */
export function readPageObjects(source: PageSource): PageObjects {
  const reader = new PageObjectReader(source)
  for (const { name, args } of source.operations) reader.follow(name, args)
  const { width, height, links } = source
  return {
    width,
    height,
    links,
    texts: reader.texts,
    lines: reader.lines,
    fills: reader.fills,
    images: reader.images,
    hasDrawing: reader.hasDrawing,
  }
}

class PageObjectReader {
  readonly texts: TextObject[] = []
  readonly lines: LineObject[] = []
  readonly fills: FillObject[] = []
  readonly images: ImageObject[] = []
  hasDrawing = false
  readonly #source: PageSource
  readonly #stack: State[] = []
  #state: State
  #text: Matrix = IDENTITY
  #line: Matrix = IDENTITY

  constructor(source: PageSource) {
    this.#source = source
    this.#state = {
      matrix: source.viewport,
      fill: '#000000',
      stroke: '#000000',
      font: undefined,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
    }
  }

  follow(name: string, args: readonly unknown[]): void {
    const state = this.#state
    this.hasDrawing ||= paints(name, args)
    switch (name) {
      case 'save':
        this.#stack.push({ ...state })
        return
      case 'restore':
        this.#state = this.#stack.pop() ?? state
        return
      case 'transform':
        state.matrix = multiply(state.matrix, getMatrix(args))
        return
      case 'paintFormXObjectBegin':
        this.#stack.push({ ...state })
        if (args[0]) state.matrix = multiply(state.matrix, getMatrix(getNumbers(args[0])))
        return
      case 'paintFormXObjectEnd':
        this.#state = this.#stack.pop() ?? state
        return
      case 'setFillRGBColor':
        state.fill = getColor(args[0])
        return
      case 'setStrokeRGBColor':
        state.stroke = getColor(args[0])
        return
      case 'constructPath':
        this.#addPaths(args)
        return
      case 'paintImageXObject':
        this.#image(typeof args[0] === 'string' ? this.#source.image(args[0]) : undefined)
        return
      case 'paintInlineImageXObject':
        this.#image(getImage(args[0]))
        return
      default:
        this.#followText(name, args)
        return
    }
  }

  #followText(name: string, args: readonly unknown[]): void {
    const state = this.#state
    const [first = 0, second = 0] = args.map(Number)
    switch (name) {
      case 'beginText':
        this.#text = IDENTITY
        this.#line = IDENTITY
        return
      case 'setFont':
        state.font = this.#source.font(String(args[0]))
        state.size = second
        return
      case 'setCharSpacing':
        state.charSpacing = first
        return
      case 'setWordSpacing':
        state.wordSpacing = first
        return
      case 'setHScale':
        state.scale = first / 100
        return
      case 'setLeading':
        state.leading = -first
        return
      case 'setTextRise':
        state.rise = first
        return
      case 'setTextMatrix':
        this.#text = getMatrix(getNumbers(args[0] ?? args).length === 6 ? getNumbers(args[0] ?? args) : args)
        this.#line = this.#text
        return
      case 'moveText':
        this.#move(first, second)
        return
      case 'setLeadingMoveText':
        state.leading = second
        this.#move(first, second)
        return
      case 'nextLine':
        this.#move(0, state.leading)
        return
      case 'showText':
        this.#show(Array.isArray(args[0]) ? args[0] : [])
        return
    }
  }

  #move(x: number, y: number): void {
    this.#line = multiply(this.#line, [1, 0, 0, 1, x, y])
    this.#text = this.#line
  }

  /** Glyphs and what moves the pen between them, in thousandths of the size. */
  #show(glyphs: readonly unknown[]): void {
    const { size, scale, font, charSpacing, wordSpacing, rise } = this.#state
    let text = ''
    let start = 0
    let x = 0
    let end = 0
    const flush = () => {
      if (text.trim() !== '') this.#addText(text, start, end, rise)
      else if (text !== '') this.#endWord(start, rise)
      text = ''
    }
    const em = size * scale
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= (glyph * size * scale) / 1000
        continue
      }
      const { unicode, width, isSpace } = glyphFacts(glyph)
      const gap = x - end
      if (text !== '' && gap > em * COLUMN_GAP) flush()
      else if (text !== '' && isWordGap(gap, em) && !text.endsWith(' ') && unicode !== ' ') text += ' '
      if (text === '') start = x
      text += unicode
      x += (width * (font?.scale ?? 0.001) * size + charSpacing) * scale
      end = x
      x += (isSpace ? wordSpacing : 0) * scale
    }
    flush()
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, 0])
  }

  #addText(text: string, start: number, end: number, rise: number): void {
    const { font, fill, size } = this.#state
    const matrix = multiply(this.#state.matrix, this.#text)
    const [x, y] = pointAt(matrix, start, rise)
    const [toX, toY] = pointAt(matrix, end, rise)
    // Lines that do not run from left to right are read as if they did, one after the other.
    const width = Math.hypot(toX - x, toY - y)
    const height = size * Math.hypot(matrix[2], matrix[3])
    if (!(height > 0.5) || !Number.isFinite(x + y + width)) return
    this.texts.push({
      text,
      x: Math.min(x, toX),
      y,
      width,
      size: Math.round(height * 10) / 10,
      look: getLook(font, fill),
    })
  }

  /** Ends the word before a space that is shown by itself, whatever its width. */
  #endWord(start: number, rise: number): void {
    const last = this.texts.at(-1)
    if (!last || last.text.endsWith(' ')) return
    const matrix = multiply(this.#state.matrix, this.#text)
    const [x, y] = pointAt(matrix, start, rise)
    const isBeside = Math.abs(y - last.y) < last.size && Math.abs(x - last.x - last.width) < last.size
    if (isBeside) this.texts[this.texts.length - 1] = { ...last, text: `${last.text} ` }
  }

  #addPaths(args: readonly unknown[]): void {
    const { lines, fills } = readPathObjects(args, this.#state)
    for (const line of lines) this.lines.push(line)
    for (const fill of fills) this.fills.push(fill)
  }

  #image(source: ImageSource | undefined): void {
    if (!source) return
    const { matrix } = this.#state
    const corners = [
      pointAt(matrix, 0, 0),
      pointAt(matrix, 1, 0),
      pointAt(matrix, 0, 1),
      pointAt(matrix, 1, 1),
    ]
    const box = boundingBox(corners)
    if (box.width >= 2 && box.height >= 2) this.images.push({ ...box, source })
  }
}

/** Whether an operation paints something other than text. */
function paints(name: string, args: readonly unknown[]): boolean {
  return name === 'constructPath' ? isPainted(args[0]) : /^paint.*(Image|Mask)|^shadingFill$/.test(name)
}

function getMatrix(values: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.map(Number)
  return [a, b, c, d, e, f]
}

function getColor(value: unknown): string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'
}

type Glyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean }
const NO_GLYPH: Glyph = { unicode: '', width: 0, isSpace: false }

function glyphFacts(glyph: unknown): Glyph {
  if (typeof glyph !== 'object' || glyph === null) return NO_GLYPH
  const { unicode, width, isSpace }: { unicode?: unknown; width?: unknown; isSpace?: unknown } = glyph
  return {
    unicode: typeof unicode === 'string' ? plain(unicode) : '',
    width: typeof width === 'number' ? width : 0,
    isSpace: isSpace === true,
  }
}

/** Ligatures as their letters, and nothing for what has no character. */
function plain(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06]/g, (char) => char.normalize('NFKC'))
    .replaceAll('\uF0B7', '•')
    .replace(/[\p{Cc}\p{Co}]/gu, '')
}

function getLook(font: FontFacts | undefined, color: string): TextLook {
  if (!font) return { font: 'sans', bold: false, italic: false, color }
  const { name, isMono, isSerif, bold, italic } = font
  return {
    font:
      isMono || /mono|courier|consol|cousine/i.test(name)
        ? 'mono'
        : isSerif ||
            /times|serif|roman|georgia|garamond|tinos|cambria|caladea|minion|palatino/i.test(
              name.replace(/sans-?serif|sans/i, ''),
            )
          ? 'serif'
          : 'sans',
    bold: bold || /bold|black|heavy|semibold|demi/i.test(name),
    italic: italic || /italic|oblique/i.test(name),
    color,
  }
}
