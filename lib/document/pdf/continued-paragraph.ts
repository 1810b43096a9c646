import type { Block, Inline, List, Paragraph } from '../blocks.ts'
import { joinedEnd } from './paragraph-blocks.ts'

/** Appends the blocks of the next page; a paragraph or list item that was cut between the pages becomes whole. */
export function appendBlocks(blocks: Block[], next: readonly Block[]): void {
  const last = blocks.at(-1)
  const [first, ...rest] = next
  const joined = last && first?.kind === 'paragraph' ? joinedBlock(last, first) : undefined
  if (!joined) {
    blocks.push(...next)
    return
  }
  blocks[blocks.length - 1] = joined
  blocks.push(...rest)
}

function joinedBlock(last: Block, first: Paragraph): Block | undefined {
  if (last.kind === 'paragraph') return continues(last, first) ? joinedParagraph(last, first) : undefined
  return last.kind === 'list' && startsLow(first) ? withLastItem(last, first) : undefined
}

/** Shorter text without a full stop is a title or a cell. */
const MIN_LENGTH = 40
const SENTENCE_END = /[.!?:;…。！？][\p{Pe}\p{Pf}"']*$/u

function continues(last: Paragraph, first: Paragraph): boolean {
  if (last.style?.size !== first.style?.size || last.direction !== first.direction) return false
  if (last.align !== first.align) return false
  const [before, after] = [textOf(last), textOf(first)]
  if (before.length < MIN_LENGTH) return false
  return startsLow(first) || (after.length >= MIN_LENGTH && !SENTENCE_END.test(before))
}

function startsLow(paragraph: Paragraph): boolean {
  return /^\p{Ll}/u.test(textOf(paragraph))
}

function textOf({ content }: Paragraph): string {
  return content
    .map((inline) => (inline.kind === 'text' ? inline.text : ''))
    .join('')
    .trim()
}

function joinedParagraph(last: Paragraph, first: Paragraph): Paragraph {
  const end = last.content.at(-1)
  const start = textOf(first)
  const content: Inline[] = [...last.content]
  if (end?.kind === 'text') content[content.length - 1] = { ...end, text: joinedEnd(end.text, start) }
  return { ...last, content: [...content, ...first.content] }
}

/** The list with the paragraph at the end of its last item, unless a sentence ends there. */
function withLastItem(list: List, first: Paragraph): List | undefined {
  const item = list.items.at(-1)
  const block = item?.blocks.at(-1)
  if (!item || !block) return undefined
  const joined =
    block.kind === 'list'
      ? withLastItem(block, first)
      : block.kind === 'paragraph' && !SENTENCE_END.test(textOf(block))
        ? joinedParagraph(block, first)
        : undefined
  if (!joined) return undefined
  return { ...list, items: list.items.with(-1, { ...item, blocks: item.blocks.with(-1, joined) }) }
}
