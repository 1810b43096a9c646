import { getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type {
  Block,
  Heading,
  Inline,
  LineHeight,
  Paragraph,
  ParagraphLabel,
  ParagraphLayout,
  TabStop,
} from '../../blocks.ts'
import type { Fields } from './fields.ts'
import { markerFor } from './number-text.ts'
import type { Level } from './numbering.ts'
import { type ParagraphProperties, readParagraphProperties } from './paragraph-properties.ts'
import { RunReader } from './runs.ts'
import { partedAtBreaks } from './segments.ts'
import type { DocxSource, Part } from './source.ts'
import { mergedParagraph } from './styles.ts'
import { plainSymbols } from './symbols.ts'
import { readTextProperties, type TextProperties, textStyle } from './text-properties.ts'
import { omitUndefined } from './values.ts'

/** Context of a paragraph. */
export type Around = {
  readonly part: Part
  readonly isInMargin: boolean
  readonly ownNote?: string
  /** Of the style of its table. */
  readonly paragraph?: ParagraphProperties
  readonly text?: TextProperties
  readonly isInTable?: boolean
  /** Fields can start in one paragraph and end in another. */
  readonly fields: Fields
  readonly blocks: (element: XmlElement, part: Part) => Block[]
}

/** A paragraph with what decides about it and its neighbors. */
export type ReadParagraph = {
  readonly blocks: readonly Block[]
  readonly properties: ParagraphProperties
}

const BROWSER_SPACE = 14
const HEADING_NAME = /^heading ([1-6])$/i

export function readParagraph(element: XmlElement, source: DocxSource, around: Around): ReadParagraph {
  const own = getChild(element, 'w:pPr')
  const direct = readParagraphProperties(own, source.theme)
  const style = source.styles.style(direct.styleId, 'paragraph')
  const numbered = getNumbering(direct, style.paragraph, source, direct.styleId)
  const { defaults } = source.styles
  const inherited = [around.paragraph ?? {}, ...inOrder(style.paragraph, numbered, direct), direct].reduce(
    mergedParagraph,
    defaults.paragraph,
  )
  const base = { ...defaults.text, ...around.text, ...style.text }
  const mark = { ...base, ...readTextProperties(getChild(own, 'w:rPr'), source.theme) }
  const reader = new RunReader(
    {
      source,
      part: around.part,
      base,
      isInMargin: around.isInMargin,
      blocks: around.blocks,
      ownNote: around.ownNote,
    },
    around.fields,
  )
  reader.read(element)
  const properties = { ...inherited, ...omitUndefined({ styleId: direct.styleId ?? style.name }) }
  const isFromRight = properties.direction === 'rtl'
  const label = numbered && getLabel(numbered, mark, source, isFromRight)
  const level = headingLevel(properties, style.name)
  const layout = getLayout(properties, source, label)
  const make = (content: readonly Inline[], more: Partial<Paragraph>): Paragraph | Heading => {
    const paragraph = { ...layout, content, style: { ...textStyle(mark, isFromRight) }, ...more }
    // A title without letters is none for who reads the outline.
    const isHeading =
      level !== undefined && content.some((inline) => inline.kind === 'text' && inline.text.trim() !== '')
    return isHeading ? { ...paragraph, kind: 'heading', level } : { ...paragraph, kind: 'paragraph' }
  }
  const blocks = partedAtBreaks(reader.segments, make)
  return { blocks: properties.breaksPage ? [{ kind: 'page-break' }, ...blocks] : blocks, properties }
}

type Numbered = {
  readonly id: string
  readonly index: number
  readonly level: Level
  readonly isDirect: boolean
}

function getNumbering(
  direct: ParagraphProperties,
  style: ParagraphProperties,
  { numbering }: DocxSource,
  styleId: string | undefined,
): Numbered | undefined {
  const id = direct.numberingId ?? style.numberingId
  if (id === undefined || id === '0') return undefined
  const index =
    direct.numberingLevel ??
    (direct.numberingId === undefined ? numbering.levelOfStyle(id, styleId) : undefined) ??
    style.numberingLevel ??
    0
  const level = numbering.level(id, index)
  return level && { id, index, level, isDirect: direct.numberingId !== undefined }
}

/** The indents of a level override those of a style, unless the style itself sets the numbering. */
function inOrder(
  style: ParagraphProperties,
  numbered: Numbered | undefined,
  direct: ParagraphProperties,
): ParagraphProperties[] {
  if (!numbered) return direct.numberingId === '0' ? [style, { indentStart: 0, firstLine: 0 }] : [style]
  return numbered.isDirect ? [style, numbered.level.paragraph] : [numbered.level.paragraph, style]
}

function getLabel(
  { id, index, level }: Numbered,
  mark: TextProperties,
  { numbering }: DocxSource,
  isFromRight: boolean,
): ParagraphLabel | undefined {
  const counted = numbering.next(id, index)
  if (!counted) return undefined
  const properties = { ...mark, underline: false, ...level.text }
  const text = level.format === 'bullet' ? plainSymbols(counted.text, properties.fontName) : counted.text
  const { fontName, ...plain } = properties
  const isSymbol = level.format === 'bullet'
  return {
    text: isSymbol && text === 'o' && /courier/i.test(fontName ?? '') ? '◦' : text,
    style: textStyle(
      isSymbol ? omitUndefined({ ...plain, fontName: mark.fontName }) : properties,
      isFromRight,
    ),
    follow: level.follow,
    level: index,
    marker: markerFor(level.format),
    number: counted.number,
    list: counted.list,
  }
}

function headingLevel(
  { outlineLevel }: ParagraphProperties,
  styleName: string,
): Heading['level'] | undefined {
  const [, digit] = HEADING_NAME.exec(styleName) ?? []
  const level = digit === undefined ? (outlineLevel ?? 9) + 1 : Number(digit)
  // The levels are those six.
  return level >= 1 && level <= 6 ? (level as Heading['level']) : undefined
}

function getLayout(
  properties: ParagraphProperties,
  source: DocxSource,
  label: ParagraphLabel | undefined,
): ParagraphLayout {
  const { isBeforeAuto, isAfterAuto, tabs } = properties
  return omitUndefined({
    align: properties.frameAlign ?? properties.align ?? 'start',
    direction: properties.direction ?? 'ltr',
    spaceBefore: isBeforeAuto ? BROWSER_SPACE : (properties.spaceBefore ?? 0),
    spaceAfter: isAfterAuto ? BROWSER_SPACE : (properties.spaceAfter ?? 0),
    indentStart: properties.indentStart ?? 0,
    indentEnd: properties.indentEnd ?? 0,
    firstLine: properties.firstLine ?? 0,
    lineHeight: getLineHeight(properties.lineHeight),
    preservesSpaceBefore: isBeforeAuto ? undefined : true,
    hangsPunctuation: properties.hangsPunctuation === false ? undefined : true,
    keepWithNext: properties.keepWithNext ?? false,
    keepTogether: properties.keepTogether ?? false,
    mayPart: properties.hasWidowControl === false ? true : undefined,
    tabs: getStops(tabs),
    tabEvery: source.settings.tabEvery,
    label,
  })
}

function getLineHeight(height: LineHeight | undefined): LineHeight {
  return height ?? { times: 1 }
}

function getStops(tabs: ParagraphProperties['tabs']): TabStop[] | undefined {
  const stops = (tabs ?? []).filter(({ isCleared }) => !isCleared)
  return stops.length > 0 ? stops.map(({ isCleared: _, ...stop }) => stop) : undefined
}
