import { expect, test } from 'vitest'
import type { Block, Inline } from '../blocks.ts'
import { readMarkdown } from './read-markdown.ts'

const shownInline = (inline: Inline): string => {
  if (inline.kind === 'note-mark') return `{${inline.text}: ${inline.note.map(shown).join(' / ')}}`
  if (inline.kind !== 'text') return inline.kind
  return inline.style?.script === 'super' ? `^${inline.text}` : inline.text
}
function shown(block: Block): string {
  if (block.kind === 'list') return block.items.flatMap(({ blocks }) => blocks.map(shown)).join('; ')
  return 'content' in block ? block.content.map(shownInline).join('') : block.kind
}
const read = (text: string) =>
  readMarkdown(new TextEncoder().encode(text), 'a.md', 'a4').document.blocks.map(shown)

test.each([
  ['a note', 'Sea[^1].\n\n[^1]: Salt water.', ['Sea{1: ^1 Salt water.}.']],
  [
    'notes by name, numbered in order',
    'A[^z] b[^a]\n\n[^a]: One.\n[^z]: Two.',
    ['A{1: ^1 Two.} b{2: ^2 One.}'],
  ],
  ['a second reference', 'A[^1] b[^1]\n\n[^1]: One.', ['A{1: ^1 One.} b^1']],
  ['a note before its reference', '[^1]: One.\n\nA[^1]', ['A{1: ^1 One.}']],
  ['markup in a note', 'A[^1]\n\n[^1]: One *two* `x`.', ['A{1: ^1 One two x.}']],
  ['a note of two lines', 'A[^1]\n\n[^1]: One\ntwo.\n\nB', ['A{1: ^1 One two.}', 'B']],
  ['a note of two paragraphs', 'A[^1]\n\n[^1]: One.\n\n    Two.\n\nB', ['A{1: ^1 One. / Two.}', 'B']],
  ['a note directly below a paragraph', 'A[^1]\n[^1]: One.', ['A{1: ^1 One.}']],
  ['a reference in a list', '- A[^n]\n\n[^n]: One.', ['A{1: ^1 One.}']],
  ['a note that refers to itself', 'A[^1]\n\n[^1]: See [^1].', ['A{1: ^1 See ^1.}']],
  ['a note without reference', 'A\n\n[^1]: One.', ['A', '^1 One.']],
  ['a reference without note', 'A[^1] b', ['A[^1] b']],
  ['letters in any case', 'A[^Note]\n\n[^note]: One.', ['A{1: ^1 One.}']],
  ['a reference in code', '`a[^1]`\n\n[^1]: One.', ['a[^1]', '^1 One.']],
])('readMarkdown(): footnotes: %s', (_, text, expected) => expect(read(text)).toEqual(expected))
