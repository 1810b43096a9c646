import { getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, PageSetup } from '../../blocks.ts'
import type { BodyReader } from './body.ts'
import { markerFor } from './number-text.ts'
import { type DocxSource, getPart } from './source.ts'
import { integerOf, isOn, omitUndefined, points, valOf } from './values.ts'

type Margin = 'header' | 'footer'
type Kind = 'default' | 'first' | 'even'
/** Headers and footers by kind, such as `header first`; sections inherit the previous ones. */
export type MarginParts = ReadonlyMap<string, readonly Block[]>

const LETTER = { width: 612, height: 792 }
const INCH = 72
const DISTANCE = 35.4
const MIN_ROOM = 36
const COLUMN_GAP = 36

export function marginParts(
  section: XmlElement | undefined,
  before: MarginParts,
  source: DocxSource,
  reader: BodyReader,
): MarginParts {
  const parts = new Map(before)
  const relationships = source.package.relationships(source.package.main)
  for (const margin of ['header', 'footer'] as const)
    for (const { attributes } of getChildren(section, `w:${margin}Reference`)) {
      const target = relationships.get(attributes['r:id'] ?? '')?.target
      const root = target === undefined ? undefined : source.package.xml(target)
      if (root && target !== undefined)
        parts.set(
          getKey(margin, getKind(attributes['w:type'])),
          reader.blocks(root, getPart(source.package, target), true),
        )
    }
  return parts
}

function getKind(type: string | undefined): Kind {
  return type === 'first' || type === 'even' ? type : 'default'
}

function getKey(margin: Margin, kind: Kind): string {
  return `${margin} ${kind}`
}

/** How the pages of a section are set up (ECMA-376, 17.6). */
export function pageSetup(
  section: XmlElement | undefined,
  parts: MarginParts,
  source: DocxSource,
): PageSetup {
  const size = getChild(section, 'w:pgSz')?.attributes ?? {}
  const margin = getChild(section, 'w:pgMar')?.attributes ?? {}
  const width = side(points(size['w:w']), LETTER.width)
  const height = side(points(size['w:h']), LETTER.height)
  const gutter = points(margin['w:gutter']) ?? 0
  const [left, right] = fitting(
    Math.max(0, (points(margin['w:left']) ?? INCH) + gutter),
    Math.max(0, points(margin['w:right']) ?? INCH),
    width,
  )
  const [top, bottom] = fitting(
    Math.abs(points(margin['w:top']) ?? INCH),
    Math.abs(points(margin['w:bottom']) ?? INCH),
    height,
  )
  const hasFirst = isOn(section, 'w:titlePg') === true
  const numbering = getChild(section, 'w:pgNumType')?.attributes ?? {}
  const blocksOf = (one: Margin, kind: Kind) => parts.get(getKey(one, kind))
  return {
    width,
    height,
    margins: { top, right, bottom, left },
    headerDistance: points(margin['w:header']) ?? DISTANCE,
    footerDistance: points(margin['w:footer']) ?? DISTANCE,
    headerGap: 0,
    ...omitUndefined({
      header: blocksOf('header', 'default'),
      footer: blocksOf('footer', 'default'),
      ...(hasFirst
        ? { firstHeader: blocksOf('header', 'first') ?? [], firstFooter: blocksOf('footer', 'first') ?? [] }
        : {}),
      ...(source.settings.hasEvenPages
        ? { evenHeader: blocksOf('header', 'even') ?? [], evenFooter: blocksOf('footer', 'even') ?? [] }
        : {}),
      firstNumber: integerOf(numbering['w:start']),
      numbering: numbering['w:fmt'] === undefined ? undefined : markerFor(numbering['w:fmt']),
    }),
  }
}

function side(length: number | undefined, fallback: number): number {
  return length !== undefined && length >= MIN_ROOM && length <= 5000 ? length : fallback
}

/** Two margins that leave some room between them. */
function fitting(one: number, other: number, length: number): [number, number] {
  return one + other <= length - MIN_ROOM ? [one, other] : [MIN_ROOM / 3, MIN_ROOM / 3]
}

const MAX_COLUMNS = 12

/** The blocks of a section in its columns (17.6.4), where it has several: all as wide as they are on average. */
export function inColumns(
  blocks: readonly Block[],
  section: XmlElement | undefined,
  isBalanced: boolean,
): readonly Block[] {
  const columns = getChild(section, 'w:cols')
  const own = getChildren(columns, 'w:col').map(({ attributes }) => points(attributes['w:space']) ?? 0)
  const count = Math.min(MAX_COLUMNS, integerOf(columns?.attributes['w:num']) ?? own.length)
  if (count < 2 || blocks.length === 0) return blocks
  const spaces = own.slice(0, count - 1).reduce((sum, space) => sum + space, 0)
  const gap =
    own.length === count ? spaces / (count - 1) : (points(columns?.attributes['w:space']) ?? COLUMN_GAP)
  const hasRule = /^(1|true|on)$/.test(columns?.attributes['w:sep'] ?? '')
  return [{ kind: 'columns', count, gap, hasRule, isBalanced, blocks }]
}

/** Whether a section starts on the page on which the previous one ended. */
export function isContinuous(section: XmlElement | undefined): boolean {
  return valOf(section, 'w:type') === 'continuous'
}
