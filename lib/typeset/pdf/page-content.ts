import type { Tag } from '../layout/tag.ts'
import type { LineItem, Page, PageItem, ShapesItem, TextItem } from '../page.ts'
import { length, rgb } from './numbers.ts'
import { type FontUses, showText } from './show-text.ts'

/** The operators of a page, and what its marked parts are: the index is their number. */
type PageContent = { readonly operators: string; readonly marked: readonly Tag[] }

type Named = { nameOf(source: Extract<PageItem, { kind: 'image' }>['source']): string }

/** Draws a page. Neighbors of one tag are marked as one; what has no tag is marked as no part of the text. */
export function pageContent(page: Page, fonts: FontUses, images: Named): PageContent {
  const state = { fill: '', stroke: '', dash: '' }
  const marked: Tag[] = []
  let operators = ''
  let open: Tag | 'artifact' | undefined
  let isText = false
  const leaveText = () => {
    if (isText) operators += 'ET\n'
    isText = false
  }
  const mark = (next: Tag | 'artifact' | undefined) => {
    if (next === open) return
    leaveText()
    if (open) operators += 'EMC\n'
    if (next === 'artifact') operators += '/Artifact BMC\n'
    else if (next) operators += `/${next.type}<</MCID ${marked.push(next) - 1}>>BDC\n`
    open = next
  }
  for (const item of page.items) {
    if (item.kind === 'link' || item.kind === 'anchor') continue
    mark(item.tag ?? 'artifact')
    if (item.kind === 'text') {
      if (!isText) operators += 'BT\n'
      isText = true
    } else leaveText()
    operators += drawItem(item, page.height, state, fonts, images)
  }
  mark(undefined)
  return { operators, marked }
}

type State = { fill: string; stroke: string; dash: string }

function drawItem(
  item: Exclude<PageItem, { kind: 'link' | 'anchor' }>,
  pageHeight: number,
  state: State,
  fonts: FontUses,
  images: Named,
): string {
  switch (item.kind) {
    case 'text':
      return drawText(item, pageHeight, state, fonts)
    case 'rectangle': {
      const { x, y, width, height, color } = item
      const box = [x, pageHeight - y - height, width, height].map(length).join(' ')
      return `${fill(state, color)}${box} re f\n`
    }
    case 'line':
      return drawLine(item, pageHeight, state)
    case 'image': {
      const { x, y, width, height, source } = item
      const place = [width, 0, 0, height, x, pageHeight - y - height].map(length).join(' ')
      return `q ${place} cm /${images.nameOf(source)} Do Q\n`
    }
    case 'shapes':
      return drawShapes(item, pageHeight, state)
  }
}

function drawText(item: TextItem, pageHeight: number, state: State, fonts: FontUses): string {
  const use = fonts.of(item.face)
  const place = `1 0 0 1 ${length(item.x)} ${length(pageHeight - item.y)} Tm`
  return `${fill(state, item.color)}/${use.name} ${length(item.size)} Tf ${place}\n${showText(item, use)}`
}

const DASHES = { solid: '[] 0', dashed: '[3 2] 0', dotted: '[1 1] 0' }

function drawLine(
  { x, y, toX, toY, width, color, style = 'solid' }: LineItem,
  pageHeight: number,
  state: State,
): string {
  let out = ''
  if (state.stroke !== color) out += `${rgb(color)} RG `
  if (state.dash !== style && (state.dash !== '' || style !== 'solid')) out += `${DASHES[style]} d `
  state.stroke = color
  state.dash = style
  const from = `${length(x)} ${length(pageHeight - y)} m`
  return `${out}${length(width)} w ${from} ${length(toX)} ${length(pageHeight - toY)} l S\n`
}

function drawShapes({ x, y, scaleX, scaleY, shapes }: ShapesItem, pageHeight: number, state: State): string {
  const place = [scaleX, 0, 0, -scaleY, x, pageHeight - y].map(length).join(' ')
  const paths = shapes.map(({ path, fill: color }) => `${fill(state, color)}${pathOperators(path)}f\n`)
  const before = state.fill
  const out = `q ${place} cm\n${paths.join('')}Q\n`
  // Q restores the state from before.
  state.fill = shapes.length > 0 ? '' : before
  return out
}

function fill(state: State, color: string): string {
  if (state.fill === color) return ''
  state.fill = color
  return `${rgb(color)} rg\n`
}

const PART = /([MLHVCQZ])([^MLHVCQZ]*)/g

/** SVG path data (absolute M, L, H, V, C, Q, Z) as the operators of a PDF. Throws a `SyntaxError` for anything else. */
export function pathOperators(path: string): string {
  if (/[^MLHVCQZ\d\s.,e+-]/.test(path))
    throw new SyntaxError('A path holds a command that drawings do not know')
  let out = ''
  let x = 0
  let y = 0
  for (const [, command = '', rest = ''] of path.matchAll(PART)) {
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? []).map(Number)
    if (command === 'Z') out += 'h\n'
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 0
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const values = numbers.slice(at, at + size)
      const from = { x, y }
      x = command === 'V' ? x : (values.at(command === 'H' ? 0 : -2) ?? 0)
      y = command === 'H' ? y : (values.at(-1) ?? 0)
      if (command === 'M' && at === 0) out += `${point(x, y)} m\n`
      else if (command === 'C') out += `${values.map(length).join(' ')} c\n`
      else if (command === 'Q') out += curve(from, values[0] ?? 0, values[1] ?? 0, { x, y })
      else out += `${point(x, y)} l\n`
    }
  }
  return out
}

type Point = { readonly x: number; readonly y: number }

/** PDF knows cubic curves alone. */
function curve(from: Point, middleX: number, middleY: number, to: Point): string {
  const towards = (end: Point) =>
    point(end.x + ((middleX - end.x) * 2) / 3, end.y + ((middleY - end.y) * 2) / 3)
  return `${towards(from)} ${towards(to)} ${point(to.x, to.y)} c\n`
}

function point(x: number, y: number): string {
  return `${length(x)} ${length(y)}`
}
