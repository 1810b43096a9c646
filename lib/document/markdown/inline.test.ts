import { expect, test } from 'vitest'
import { encodePng } from '../../image/encode-png.ts'
import type { Inline } from '../blocks.ts'
import { readMarkdown } from './read-markdown.ts'

function lineOf(text: string): { readonly content: readonly Inline[]; readonly notes: readonly string[] } {
  const { document, notes } = readMarkdown(new TextEncoder().encode(text), 'notes.md', 'a4')
  const [block] = document.blocks
  return { content: block?.kind === 'paragraph' ? block.content : [], notes }
}

test.each([
  ['**a**', { bold: true }],
  ['*a*', { italic: true }],
  ['~~a~~', { strike: true }],
  ['***a***', { italic: true, bold: true }],
])('%s has its looks and no others', (text, style) => {
  expect(lineOf(text).content).toEqual([{ kind: 'text', text: 'a', style }])
})

test('code preserves its characters, and has its own background', () => {
  expect(lineOf('`a *b* &amp;`').content).toMatchObject([
    { kind: 'text', text: 'a *b* &amp;', style: { code: true } },
  ])
})

test('three lines of a paragraph are one line', () => {
  expect(lineOf('a\nb\nc').content).toEqual([{ kind: 'text', text: 'a b c' }])
})

test.each(['<br>', '<br/>', '<BR />', '<br class="x">'])('%s ends a line', (tag) => {
  expect(lineOf(`a${tag}b`).content).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'line-break' },
    { kind: 'text', text: 'b' },
  ])
})

/** 3 CSS pixels are 2.25 points. */
function image(width: number, height: number): string {
  const png = encodePng({ width, height }, new Uint8Array(width * height * 4))
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}

test('a picture has its size in points, unless it is wider than 460 points: then all of it is smaller', () => {
  expect(lineOf(`![a &amp; b](${image(4, 8)})`).content).toMatchObject([
    { kind: 'image', width: 3, height: 6, alt: 'a & b' },
  ])
  expect(lineOf(`![](${image(920, 40)})`).content).toMatchObject([
    { kind: 'image', width: 460, height: 20, alt: '' },
  ])
})

test.each([
  ['https://a.b/c.png', '1 picture from other sites was left out.'],
  ['data:image/png;base64,AAAA', '1 picture could not be read and was left out.'],
])('the omitted image %s is reported, and its name remains in italics', (url, note) => {
  const { content, notes } = lineOf(`![a](${url})`)
  expect(content).toEqual([{ kind: 'text', text: 'a', style: { italic: true } }])
  expect(notes).toEqual([note])
  expect(lineOf(`![](${url})`).content).toEqual([])
})
