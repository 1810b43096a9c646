import { firstMatchAfter, getGroupCount, getSpan, type Matches, type Span } from './matches.ts'

/** Block of the text that renders separately. */
export type Block = Span & {
  /** Whether it starts and ends with a line, and can be laid out separately. */
  readonly isLines: boolean
}
/** Consecutive text inside a match; `group` is the innermost group that it belongs to, 0 for none. */
type MatchPart = Span & { readonly group: number }
/** Chunk of a block: text between matches, or (a part of) a match. */
export type Chunk = Span & { readonly match?: number; readonly parts: readonly MatchPart[] }

const BLOCK_LENGTH = 2000
/** Maximum length of a match that is never split at a block boundary. */
const MAX_UNCUT_LENGTH = 1000

/** Splits the text into blocks of some thousand characters that end with a line, unless lines are longer than that. */
export function getBlocks(text: string, matches: Matches): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < text.length; ) {
    const end = blockEnd(text, matches, start)
    blocks.push({ start, end, isLines: isLineStart(text, start) && isLineStart(text, end) })
    start = end
  }
  return blocks.length > 0 ? blocks : [{ start: 0, end: 0, isLines: true }]
}

function isLineStart(text: string, place: number): boolean {
  return place === 0 || place === text.length || text[place - 1] === '\n'
}

function blockEnd(text: string, matches: Matches, start: number): number {
  const line = text.indexOf('\n', start + BLOCK_LENGTH)
  const wanted = line === -1 ? text.length : line + 1
  const end = wanted - start <= 2 * BLOCK_LENGTH ? wanted : wholeCharacters(text, start + BLOCK_LENGTH)
  const over = getSpan(matches, firstMatchAfter(matches, end))
  const isCut = over && over.start < end && over.end - over.start <= MAX_UNCUT_LENGTH
  return isCut ? over.end : end
}

function wholeCharacters(text: string, end: number): number {
  const unit = text.charCodeAt(end)
  return unit >= 0xdc00 && unit <= 0xdfff ? end + 1 : end
}

/** Returns the chunks of a block in order, including empty matches. */
export function getChunks(text: string, matches: Matches, block: Block): Chunk[] {
  const chunks: Chunk[] = []
  let at = block.start
  for (let match = firstOfBlock(matches, block); match < matches.count; match++) {
    const span = getSpan(matches, match)
    if (!span || span.start > block.end || (span.start === block.end && block.end < text.length)) break
    // Without flag u a match of no length can be between the halves of a character; halves cannot be shown.
    const isEmpty = span.start === span.end
    const start = isEmpty ? wholeCharacters(text, span.start) : Math.max(span.start, block.start)
    const end = isEmpty ? start : Math.min(span.end, block.end)
    if (start > at) chunks.push({ start: at, end: start, parts: [] })
    chunks.push({ start, end, match, parts: getParts(matches, match, { start, end }) })
    at = end
  }
  if (at < block.end) chunks.push({ start: at, end: block.end, parts: [] })
  return chunks
}

/** The first match with text in the block, or of no length at its start. */
function firstOfBlock(matches: Matches, { start }: Block): number {
  const first = firstMatchAfter(matches, start - 1)
  const span = getSpan(matches, first)
  return span && span.end === start && span.start < start ? first + 1 : first
}

function getParts(matches: Matches, match: number, { start, end }: Span): MatchPart[] {
  if (start === end) return []
  const groups = Array.from({ length: getGroupCount(matches) }, (_, index) => ({
    group: index + 1,
    span: getSpan(matches, match, index + 1),
  }))
  const inside = (place: number) => place > start && place < end
  const cuts = new Set([start, end])
  for (const { span } of groups)
    if (span) for (const place of [span.start, span.end]) inside(place) && cuts.add(place)
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? end
    let group = 0
    let length = Infinity
    for (const { group: number, span } of groups) {
      if (!span || span.start > from || span.end < to || span.end - span.start > length) continue
      group = number
      length = span.end - span.start
    }
    return { start: from, end: to, group }
  })
}

/** Returns the block that contains a position. */
export function blockAt(blocks: readonly Block[], place: number): number {
  const index = blocks.findIndex(({ end }) => place < end)
  return index === -1 ? blocks.length - 1 : index
}
