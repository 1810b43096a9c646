import type { ListMarker } from '../../blocks.ts'
import { tag, twips, val } from './xml.ts'

const FORMATS: Readonly<Record<ListMarker, string>> = {
  bullet: 'bullet',
  decimal: 'decimal',
  'lower-letter': 'lowerLetter',
  'upper-letter': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  none: 'none',
}
const BULLETS = ['•', '◦', '▪']
const LEVELS = 9

type ListFormat = {
  readonly marker: ListMarker
  readonly level: number
  readonly start: number
  /** Indent of the text of its items. */
  readonly indent: number
  /** In place of the number. */
  readonly char?: string
}

/** The lists of a document: each counts for itself. */
export class NumberingPart {
  readonly #lists: ListFormat[] = []
  readonly #signs = new Map<string, number>()

  /** The number of a new list. */
  add(format: ListFormat): number {
    if (format.char === undefined) return this.#lists.push(format)
    const key = `${format.char} ${format.level} ${format.indent}`
    const known = this.#signs.get(key)
    if (known !== undefined) return known
    const id = this.#lists.push(format)
    this.#signs.set(key, id)
    return id
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0
  }

  /** Returns the contents of `w:numbering` (ECMA-376, 17.9). */
  get xml(): string {
    const definitions = this.#lists.map((format, index) =>
      tag(
        'w:abstractNum',
        { 'w:abstractNumId': index + 1 },
        val('w:multiLevelType', 'hybridMultilevel') +
          Array.from({ length: LEVELS }, (_, level) => levelXml(format, level)).join(''),
      ),
    )
    const instances = this.#lists.map((_, index) =>
      tag('w:num', { 'w:numId': index + 1 }, val('w:abstractNumId', index + 1)),
    )
    return [...definitions, ...instances].join('')
  }
}

function levelXml({ marker, start, indent, char, level: own }: ListFormat, level: number): string {
  const isChar = char !== undefined || marker === 'bullet'
  const text =
    char ??
    (marker === 'bullet'
      ? (BULLETS[level % BULLETS.length] ?? '•')
      : marker === 'none'
        ? ''
        : `%${level + 1}.`)
  const left = twips(indent + (level - own) * 18) ?? 0
  const hanging = Math.min(360, Math.max(200, left))
  return tag(
    'w:lvl',
    { 'w:ilvl': level },
    [
      val('w:start', start),
      val('w:numFmt', isChar ? 'bullet' : FORMATS[marker]),
      val('w:lvlText', text),
      val('w:lvlJc', 'left'),
      tag('w:pPr', {}, tag('w:ind', { 'w:left': Math.max(0, left), 'w:hanging': hanging })),
    ].join(''),
  )
}
