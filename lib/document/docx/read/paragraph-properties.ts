import { getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import type { Alignment, Border, Borders, Direction, LineHeight, TabStop } from '../../blocks.ts'
import { readShade } from './text-properties.ts'
import { type Theme, themeColor } from './theme.ts'
import { getColor, integerOf, isOn, isTrue, omitUndefined, points, valOf } from './values.ts'

/** Paragraph properties of a style or a paragraph (ECMA-376, 17.3.1); missing ones are inherited. */
export type ParagraphProperties = {
  readonly styleId?: string
  readonly align?: Alignment
  readonly direction?: Direction
  readonly spaceBefore?: number
  readonly spaceAfter?: number
  /** As much as a browser would put there. */
  readonly isBeforeAuto?: boolean
  readonly isAfterAuto?: boolean
  readonly lineHeight?: LineHeight
  readonly indentStart?: number
  readonly indentEnd?: number
  readonly firstLine?: number
  readonly keepWithNext?: boolean
  readonly keepTogether?: boolean
  readonly breaksPage?: boolean
  readonly hasWidowControl?: boolean
  readonly isClose?: boolean
  readonly snapsToGrid?: boolean
  readonly numberingId?: string
  readonly numberingLevel?: number
  readonly outlineLevel?: number
  readonly tabs?: readonly TabChange[]
  readonly hangsPunctuation?: boolean
  /** Alignment of its frame, if it has one. */
  readonly frameAlign?: Alignment
  /** From its text to its borders. */
  readonly borderSpace?: { readonly top: number; readonly bottom: number }
  readonly shade?: string | 'none'
  readonly borders?: Borders
}

type TabChange = TabStop & { readonly isCleared: boolean }

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  both: 'justify',
  distribute: 'justify',
  lowKashida: 'justify',
  mediumKashida: 'justify',
  highKashida: 'justify',
  thaiDistribute: 'justify',
}

export function readParagraphProperties(element: XmlElement | undefined, theme: Theme): ParagraphProperties {
  if (!element) return {}
  const spacing = getChild(element, 'w:spacing')?.attributes ?? {}
  const numbering = getChild(element, 'w:numPr')
  const isBidi = isOn(element, 'w:bidi')
  return omitUndefined({
    styleId: valOf(element, 'w:pStyle'),
    align: ALIGNMENTS[valOf(element, 'w:jc') ?? ''],
    direction: isBidi === undefined ? undefined : isBidi ? 'rtl' : 'ltr',
    spaceBefore: linesOr(spacing['w:beforeLines'], points(spacing['w:before'])),
    spaceAfter: linesOr(spacing['w:afterLines'], points(spacing['w:after'])),
    isBeforeAuto:
      spacing['w:beforeAutospacing'] === undefined ? undefined : isTrue(spacing['w:beforeAutospacing']),
    isAfterAuto:
      spacing['w:afterAutospacing'] === undefined ? undefined : isTrue(spacing['w:afterAutospacing']),
    lineHeight: getLineHeight(spacing),
    ...getIndents(getChild(element, 'w:ind')?.attributes ?? {}),
    keepWithNext: isOn(element, 'w:keepNext'),
    keepTogether: isOn(element, 'w:keepLines'),
    breaksPage: isOn(element, 'w:pageBreakBefore'),
    hasWidowControl: isOn(element, 'w:widowControl'),
    isClose: isOn(element, 'w:contextualSpacing'),
    snapsToGrid: isOn(element, 'w:snapToGrid'),
    hangsPunctuation: isOn(element, 'w:overflowPunct'),
    frameAlign: frameAlign(getChild(element, 'w:framePr')),
    borderSpace: borderSpace(getChild(element, 'w:pBdr')),
    numberingId: valOf(numbering, 'w:numId'),
    numberingLevel: integerOf(valOf(numbering, 'w:ilvl')),
    outlineLevel: integerOf(valOf(element, 'w:outlineLvl')),
    tabs: getTabs(getChild(element, 'w:tabs')),
    shade: readShade(getChild(element, 'w:shd'), theme),
    borders: getBorders(getChild(element, 'w:pBdr'), theme),
  })
}

function frameAlign(frame: XmlElement | undefined): Alignment | undefined {
  if (!frame || frame.attributes['w:dropCap'] !== undefined) return undefined
  return ALIGNMENTS[frame.attributes['w:xAlign'] ?? ''] ?? 'start'
}

function borderSpace(borders: XmlElement | undefined): ParagraphProperties['borderSpace'] {
  if (!borders) return undefined
  const space = (name: string) => integerOf(valOf(borders, name, 'w:space')) ?? 0
  return { top: space('w:top'), bottom: space('w:bottom') }
}

const LINE = 12

function linesOr(lines: string | undefined, given: number | undefined): number | undefined {
  const hundredths = integerOf(lines)
  return hundredths ? (hundredths / 100) * LINE : given
}

function getLineHeight({
  'w:line': line,
  'w:lineRule': rule,
}: Readonly<Record<string, string>>): LineHeight | undefined {
  const value = points(line)
  if (value === undefined || value === 0) return undefined
  if (rule === 'exact') return { exactly: Math.abs(value) }
  if (rule === 'atLeast') return { atLeast: Math.abs(value) }
  return { times: Math.abs(value) / LINE, extra: 'below' }
}

function getIndents(indent: Readonly<Record<string, string>>) {
  const hanging = points(indent['w:hanging'])
  return {
    indentStart: points(indent['w:start'] ?? indent['w:left']),
    indentEnd: points(indent['w:end'] ?? indent['w:right']),
    firstLine: hanging === undefined ? points(indent['w:firstLine']) : -hanging,
  }
}

const TAB_ALIGNMENTS: Readonly<Record<string, TabStop['align']>> = {
  center: 'center',
  right: 'end',
  end: 'end',
  decimal: 'decimal',
}
const LEADERS: Readonly<Record<string, TabStop['leader']>> = {
  dot: '.',
  hyphen: '-',
  underscore: '_',
  heavy: '_',
  middleDot: '·',
}

function getTabs(tabs: XmlElement | undefined): TabChange[] | undefined {
  if (!tabs) return undefined
  return getChildren(tabs, 'w:tab').flatMap(({ attributes }) => {
    const at = points(attributes['w:pos'])
    const kind = attributes['w:val'] ?? 'left'
    if (at === undefined || kind === 'bar') return []
    return {
      at,
      isCleared: kind === 'clear',
      ...omitUndefined({ align: TAB_ALIGNMENTS[kind], leader: LEADERS[attributes['w:leader'] ?? ''] }),
    }
  })
}

/** Combines the tab stops of a style with those that a paragraph adds and removes. */
export function withTabs(below: readonly TabChange[] = [], above: readonly TabChange[] = []): TabChange[] {
  const stops = new Map(below.map((stop) => [Math.round(stop.at * 20), stop]))
  for (const stop of above) stops.set(Math.round(stop.at * 20), stop)
  return [...stops.values()].sort((one, other) => one.at - other.at)
}

const SIDES = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  start: 'left',
  right: 'right',
  end: 'right',
} as const

/** Returns the existing borders; a side explicitly without a line is preserved as such. */
function getBorders(element: XmlElement | undefined, theme: Theme): Borders | undefined {
  if (!element) return undefined
  const borders: Record<string, Border> = {}
  for (const [name, side] of Object.entries(SIDES)) {
    const border = getBorder(getChild(element, `w:${name}`), theme)
    if (border) borders[side] = border
  }
  return borders
}

const STYLES: Readonly<Record<string, Border['style']>> = {
  dashed: 'dashed',
  dashSmallGap: 'dashed',
  dotDash: 'dashed',
  dotted: 'dotted',
  dotDotDash: 'dotted',
}
const NO_BORDER: Border = { width: 0, color: '#000000' }

/** Eighths of a point; a removed border has no width. */
export function getBorder(element: XmlElement | undefined, theme: Theme): Border | undefined {
  if (!element) return undefined
  const { 'w:val': kind = 'nil', 'w:sz': size, 'w:color': color, 'w:themeColor': themed } = element.attributes
  if (kind === 'nil' || kind === 'none') return NO_BORDER
  const width = Math.max(2, Math.min(96, integerOf(size) ?? 4)) / 8
  return {
    width: kind === 'double' ? width * 2 : width,
    color:
      (themed &&
        themeColor(theme, themed, element.attributes['w:themeTint'], element.attributes['w:themeShade'])) ||
      getColor(color) ||
      '#000000',
    ...omitUndefined({ style: STYLES[kind] }),
  }
}
