import { expect, test } from 'vitest'
import { encodePng } from '../../image/encode-png.ts'
import type { Block, Inline } from '../blocks.ts'
import { readHtml } from './read-html.ts'

const read = (body: string) =>
  readHtml(new TextEncoder().encode(`<html><body>${body}</body></html>`), 'page.html', 'a4')
const blocksOf = (body: string) => read(body).document.blocks

const inlinesOf = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'heading' ? block.content : []))
const textOf = (blocks: readonly Block[]) =>
  inlinesOf(blocks)
    .map((one) => (one.kind === 'text' ? one.text : `<${one.kind}>`))
    .join('')
const styleOf = (body: string) => {
  const [first] = inlinesOf(blocksOf(body))
  return first?.kind === 'text' ? first.style : undefined
}
/** Returns blocks in short form: a paragraph as its text, containers with their children. */
const outline = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'paragraph') return textOf([block])
    if (block.kind === 'heading') return `#${block.level} ${textOf([block])}`
    if (block.kind === 'group') return `(${outline(block.blocks).join(' / ')})`
    if (block.kind === 'list')
      return `[${block.items.map((item) => (item.marker ?? '') + outline(item.blocks).join(' / ')).join(', ')}]`
    return block.kind
  })

test.each([
  ['b', { bold: true }],
  ['strong', { bold: true }],
  ['i', { italic: true }],
  ['em', { italic: true }],
  ['cite', { italic: true }],
  ['dfn', { italic: true }],
  ['var', { italic: true }],
  ['u', { underline: true }],
  ['ins', { underline: true }],
  ['s', { strike: true }],
  ['strike', { strike: true }],
  ['del', { strike: true }],
  ['code', { code: true }],
  ['kbd', { code: true }],
  ['samp', { code: true }],
  ['tt', { code: true }],
  ['mark', { highlight: '#fff176' }],
  ['sub', { script: 'sub' }],
  ['sup', { script: 'super' }],
  ['small', { size: 11 * 0.85 }],
  ['big', { size: 11 * 1.2 }],
  ['span', {}],
])('text within %s looks so', (name, style) => {
  expect(styleOf(`<p><${name}>a</${name}></p>`)).toEqual(style)
})

test('looks add up, inner ones count, and what an element writes of itself is before its name', () => {
  expect(styleOf('<b><i>a</i></b>')).toEqual({ bold: true, italic: true })
  expect(styleOf('<b style="font-weight:normal">a</b>')).toEqual({ bold: false })
  expect(styleOf('<small><small>a</small></small>')).toEqual({ size: 11 * 0.85 * 0.85 })
  expect(styleOf('<span style="font-size:2em"><span style="font-size:50%">a</span></span>')).toEqual({
    size: 11,
  })
  expect(styleOf('<font color="#ff0000">a</font>')).toEqual({ color: '#ff0000' })
  expect(styleOf('<span color="#ff0000">a</span>')).toEqual({})
  expect(styleOf('<font color="#ff0000" style="color:#00ff00">a</font>')).toEqual({ color: '#00ff00' })
  expect(styleOf('<span lang="de">a</span>')).toEqual({ language: 'de' })
  expect(styleOf('<span style="background:#ff0">a</span>')).toEqual({ highlight: '#ffff00' })
})

test.each(['https://a.b', 'http://a.b', 'mailto:a@b.c', 'tel:+1', 'ftp://a.b', '#part', 'HTTPS://A.B'])(
  'a link to %s leads there',
  (link) => {
    expect(styleOf(`<a href="${link}">a</a>`)).toEqual({ link, color: '#0b57d0', underline: true })
  },
)
test.each(['javascript:alert(1)', 'data:text/html,x', 'other.html', ''])(
  'a link to "%s" is only its text',
  (link) => {
    expect(styleOf(`<a href="${link}">a</a>`)).toEqual({})
  },
)
test('only a link leads anywhere', () => {
  expect(styleOf('<span href="https://a.b">a</span>')).toEqual({})
})

test.each([1, 2, 3, 4, 5, 6] as const)('a heading of level %i has its size and is bold', (level) => {
  const size = 11 * ([2, 1.5, 1.25, 1.1, 1, 0.9][level - 1] ?? 0)
  expect(blocksOf(`before<h${level} id="x" align="center">a</h${level}>after`)).toMatchObject([
    { kind: 'paragraph' },
    {
      kind: 'heading',
      level,
      id: 'x',
      align: 'center',
      spaceBefore: 12,
      spaceAfter: 5,
      content: [{ text: 'a', style: { size, bold: true } }],
    },
    { kind: 'paragraph', content: [{ text: 'after' }] },
  ])
})

test('a heading preserves its own size and weight; an empty one is dropped', () => {
  expect(styleOf('<h1 style="font-size:10pt;font-weight:400">a</h1>')).toEqual({ size: 10, bold: false })
  expect(blocksOf('<h1> </h1>')).toEqual([])
})

test.each([
  [
    'what stands in the head of tables and the like',
    '<template>no</template><noscript>no</noscript><style>no</style><datalist><option>no</option></datalist><select><option>no</option></select>',
  ],
  ['what is hidden', '<p hidden>no</p>'],
  ['what is not displayed', '<p style="display:none">no</p>'],
  ['what cannot be seen', '<p style="visibility:hidden">no</p>'],
])('%s is dropped without a word', (_, dropped) => {
  const { document, notes } = read(`${dropped}<p>yes</p>`)
  expect(outline(document.blocks)).toEqual(['yes'])
  expect(notes).toEqual([])
})

test.each([
  ['iframe', '1 embedded page or video was left out.'],
  ['video', '1 embedded page or video was left out.'],
  ['audio', '1 embedded page or video was left out.'],
  ['canvas', '1 embedded page or video was left out.'],
  ['object', '1 embedded page or video was left out.'],
  ['svg', '1 drawing or chart was left out.'],
  ['script', '1 script was left out.'],
])('%s is dropped with a note', (name, sentence) => {
  const { document, notes } = read(`<${name}>no</${name}><p>yes</p>`)
  expect(outline(document.blocks)).toEqual(['yes'])
  expect(notes).toEqual([sentence])
})

test.each([
  ['blocks end the line before and after them', 'a<div>b</div>c', ['a', 'b', 'c']],
  ['so do blocks by their style', 'a<span style="display:block">b</span>c', ['a', 'b', 'c']],
  ['words on a line do not', 'a<span>b</span>c', ['abc']],
  ['a line end parts no paragraph', '<p>a<br>b</p>', ['a<line-break>b']],
  ['a place where a word may part is kept', '<p>a<wbr>b</p>', ['a\u200Bb']],
  ['quoted words have their marks', '<p>a <q>b</q> c</p>', ['a “b” c']],
  ['a rule stands by itself', '<p>a</p><hr><p>b</p>', ['a', 'rule', 'b']],
  ['a quotation holds its paragraphs', 'a<blockquote><p>b</p>c</blockquote>d', ['a', '(b / c)', 'd']],
  ['lines of a program stay as they are', '<pre>\na\n  b</pre>', ['(a /   b)']],
  ['spaces that a style keeps stay', '<p style="white-space:pre-wrap">a  b</p>', ['a  b']],
  [
    'spaces that it does not keep run together',
    '<p style="white-space:pre"><span style="white-space:normal">a  b</span></p>',
    ['a b'],
  ],
  ['items outside of a list are one', '<li>a</li>', ['[a]']],
  ['a list is one by itself', 'a<ul><li>b<li>c</ul>d', ['a', '[b, c]', 'd']],
  ['lists stand in their items', '<ul><li>a<ol><li>b</ol>c</ul>', ['[a / [b] / c]']],
  ['a list without items is none', 'a<ul></ul>', ['a']],
  ['terms and what they mean stand below each other', '<dl><dt>a</dt><dd>b</dd></dl>', ['a', '(b)']],
  ['boxes that are ticked or not', '<p><input type=checkbox checked>a <input type=radio>b</p>', ['☑ a ☐ b']],
  [
    'what was typed is shown',
    '<p>a <input value="b"> <input type=email value=c> <input type=tel value=d> <input type=number value=1></p>',
    ['a b c d 1'],
  ],
  [
    'what is secret or sent along is not',
    '<p>a<input type=password value=b><input type=hidden value=c><input type=submit value=d></p>',
    ['a'],
  ],
  [
    'labels, buttons and fields of many lines show their text',
    '<p><label>a</label><button>b</button><textarea>c</textarea></p>',
    ['abc'],
  ],
])('%s', (_, body, expected) => {
  expect(outline(blocksOf(body))).toEqual(expected)
})

test('a list item without li has no marker', () => {
  expect(blocksOf('<ul><li>a</li><ul><li>b</li></ul></ul>')).toMatchObject([
    { items: [{ blocks: [{ kind: 'paragraph' }] }, { marker: '' }] },
  ])
})

test.each([
  ['<ul>', 'bullet'],
  ['<ol>', 'decimal'],
  ['<menu>', 'bullet'],
  ['<ol type="a">', 'lower-letter'],
  ['<ol type="A">', 'upper-letter'],
  ['<ol type="i">', 'lower-roman'],
  ['<ol type="I">', 'upper-roman'],
  ['<ol type="1">', 'decimal'],
  ['<ul style="list-style-type: square">', 'bullet'],
  ['<ul style="list-style: none outside">', 'none'],
  ['<ul style="list-style: upper-roman; list-style-type: lower-alpha">', 'lower-letter'],
  ['<ol type="A" style="list-style: lower-roman">', 'lower-roman'],
  ['<ol style="list-style-type: upper-latin">', 'upper-letter'],
  ['<ol style="list-style-type: other">', 'decimal'],
])('a list that starts with %s has the marker %s', (tag, marker) => {
  expect(blocksOf(`${tag}<li>a`)).toMatchObject([{ kind: 'list', marker, spaceAfter: 7 }])
})

test.each([
  ['start="3"', 3],
  ['start="1"', undefined],
  ['start="0"', 0],
  ['start="x"', undefined],
  ['', undefined],
])('a list with %s starts at %s', (attributes, start) => {
  const [list] = blocksOf(`<ol ${attributes}><li>a</ol>`)
  expect(list?.kind === 'list' ? list.start : 'none').toBe(start)
})

test('content of an item has tight spacing, a nested list too', () => {
  expect(blocksOf('<ul><li>a<ul><li>b</ul></ul>')).toMatchObject([
    { spaceAfter: 7, items: [{ blocks: [{ spaceAfter: 2 }, { kind: 'list', spaceAfter: 2 }] }] },
  ])
})

test.each([
  '<p id="x">a</p>',
  '<table id="x"></table><p>a</p>',
  '<span id="x" style="display:block">a</span>',
])('the id of %s is not that of the words before it', (block) => {
  const [before, after] = blocksOf(`before${block}`)
  expect(before).not.toHaveProperty('id')
  expect(after).toMatchObject({ id: 'x', content: [{ text: 'a' }] })
})

test('the id of words on a line is that of their paragraph', () => {
  expect(blocksOf('<p>before <span id="x">a</span></p>')).toMatchObject([{ id: 'x' }])
})

test.each([
  ['<p align="right">', { align: 'right' }],
  ['<p style="text-align:center" align="right">', { align: 'center' }],
  ['<center>', { align: 'center' }],
  ['<div align="right"><p>', { align: 'right' }],
  ['<p dir="rtl">', { direction: 'rtl' }],
  ['<p dir="auto">', { direction: 'auto' }],
  ['<p style="direction:rtl">', { direction: 'rtl' }],
  ['<div dir="rtl"><p dir="ltr">', { direction: 'ltr' }],
  ['<div dir="rtl"><p>', { direction: 'rtl' }],
  [
    '<p style="margin-top:4pt;margin-bottom:6pt;text-indent:2em">',
    { spaceBefore: 4, spaceAfter: 6, firstLine: 22 },
  ],
  ['<p style="margin-top:-4pt;margin-bottom:-6pt">', { spaceAfter: 7 }],
  ['<p style="margin-bottom:0">', { spaceAfter: 0 }],
  ['<p>', { spaceAfter: 7, lineHeight: { times: 1.1 } }],
  ['<dl><dt>', { spaceAfter: 2 }],
])('a paragraph of %s is %j', (tag, layout) => {
  expect(blocksOf(`${tag}a`)).toMatchObject([layout])
})

test('a paragraph without a word of them has neither alignment nor direction', () => {
  const [block] = blocksOf('<p dir="other" style="margin-top:-4pt">a</p>')
  expect(block).not.toHaveProperty('align')
  expect(block).not.toHaveProperty('direction')
  expect(block).not.toHaveProperty('spaceBefore')
})

test('the first id before a paragraph is its own, and no other’s', () => {
  expect(blocksOf('<div id="x"><p id="y">a</p><p>b</p></div><p id="z">c</p>')).toMatchObject([
    { id: 'x' },
    { content: [{ text: 'b' }] },
    { id: 'z' },
  ])
  expect(blocksOf('<div id="x"><p>a</p><p>b</p></div>')[1]).not.toHaveProperty('id')
})

const all = (side: number) => ({ top: side, right: side, bottom: side, left: side })
const line = { width: 0.75, color: '#000000' }
test.each([
  ['style="background:#eee"', { shade: '#eeeeee', padding: all(4) }],
  ['style="background-color:#ddd;background:#eee"', { shade: '#dddddd', padding: all(4) }],
  [
    'style="border:1px solid"',
    { borders: { top: line, right: line, bottom: line, left: line }, padding: all(4) },
  ],
  ['style="border:1px solid;background:white;padding:8px"', { borders: { top: line }, padding: all(6) }],
  ['style="margin-left:20pt"', { padding: { ...all(0), left: 20 } }],
  ['style="padding-left:20pt"', { padding: { ...all(0), left: 20 } }],
  ['style="margin-left:300pt"', { padding: { ...all(0), left: 200 } }],
  ['style="background:#eee;margin-left:20pt"', { padding: { ...all(4), left: 24 } }],
  ['style="background:#eee;margin-left:-20pt"', { padding: all(4) }],
])('a part with %s is a box %j', (attributes, box) => {
  expect(blocksOf(`<div ${attributes}>a</div>`)).toMatchObject([
    { kind: 'group', spaceAfter: 7, blocks: [{ content: [{ text: 'a' }] }], ...box },
  ])
})

test.each([
  '',
  'style="background:white"',
  'style="margin-left:0"',
  'style="margin-left:-5pt"',
  'style="padding:8px"',
])('a part with %s is not a box', (attributes) => {
  expect(blocksOf(`<div ${attributes}>a</div>`)).toMatchObject([{ kind: 'paragraph' }])
})

test('the ground of a box is drawn once, not behind each word', () => {
  expect(blocksOf('<div style="background:#eee;color:#f00">a</div>')).toMatchObject([
    { blocks: [{ content: [{ style: { color: '#ff0000' } }] }] },
  ])
  expect(JSON.stringify(blocksOf('<div style="background:#eee">a</div>'))).not.toContain('highlight')
})

test.each([
  ['page-break-before:always', ['a', 'page-break', 'b', 'c']],
  ['break-before:page', ['a', 'page-break', 'b', 'c']],
  ['break-before:left', ['a', 'page-break', 'b', 'c']],
  ['page-break-after:always', ['a', 'b', 'page-break', 'c']],
  ['break-after:right', ['a', 'b', 'page-break', 'c']],
  ['page-break-before:avoid;page-break-after:auto', ['a', 'b', 'c']],
])('a paragraph with %s ends the page there', (style, expected) => {
  expect(outline(blocksOf(`<p>a</p><p style="${style}">b</p><p>c</p>`))).toEqual(expected)
})

const url = (width: number, height: number) =>
  `data:image/png;base64,${Buffer.from(encodePng({ width, height }, new Uint8Array(width * height * 4))).toString('base64')}`
test.each([
  ['its own size', '', 30, 15],
  ['a width', 'width="80"', 60, 30],
  ['a height', 'height="80"', 120, 60],
  ['both', 'width="80" height="80"', 60, 60],
  ['a width by its style', 'width="10" style="width:60pt"', 60, 30],
  ['a height by its style', 'height="10" style="height:60pt"', 120, 60],
  ['the whole room', 'width="100%"', 470, 235],
  ['more than there is', 'style="width:940pt;height:100pt"', 470, 50],
])('a picture with %s is that large', (_, attributes, width, height) => {
  const [image] = inlinesOf(blocksOf(`<img ${attributes} alt="x" src="${url(40, 20)}">`))
  expect(image).toMatchObject({ kind: 'image', width, height, alt: 'x' })
  expect(image).not.toHaveProperty('link')
})

test('a picture in a link leads there', () => {
  expect(inlinesOf(blocksOf(`<a href="https://a.b"><img src="${url(4, 4)}"></a>`))).toMatchObject([
    { kind: 'image', alt: '', link: 'https://a.b' },
  ])
})

test('an image that cannot be shown becomes its name, with a note of the reason', () => {
  const { document, notes } = read(
    '<p><img alt="a" src="data:image/png;base64,AAAA"><img src="https://x.y/z.png"></p>',
  )
  expect(inlinesOf(document.blocks)).toEqual([{ kind: 'text', text: 'a', style: { italic: true } }])
  expect(notes).toEqual([
    '1 picture could not be read and was left out.',
    '1 picture from other sites was left out.',
  ])
})

test('a cell has the looks of its table, but not its place', () => {
  const [table] = blocksOf(
    '<table align="right" style="color:#f00"><tr><th>a</th><td align="center">b</td></tr></table>',
  )
  expect(table).toMatchObject({
    rows: [
      {
        cells: [
          { blocks: [{ content: [{ style: { color: '#ff0000', bold: true } }] }] },
          { blocks: [{ align: 'center', content: [{ style: { color: '#ff0000' } }] }] },
        ],
      },
    ],
  })
  expect(table?.kind === 'table' && table.rows[0]?.cells[0]?.blocks[0]).not.toHaveProperty('align')
})

test('tables nest up to twelve deep; the next ones are tables again', () => {
  const nested = (count: number): string =>
    count === 0 ? 'end' : `<table><tr><td>${nested(count - 1)}</td></tr></table>`
  const count = (body: string) => JSON.stringify(blocksOf(body)).match(/"kind":"table"/g)?.length
  expect(count(nested(12))).toBe(12)
  expect(count(nested(13))).toBe(12)
  expect(count(nested(12) + nested(12))).toBe(24)
  expect(read(nested(12)).notes).toEqual([])
})
