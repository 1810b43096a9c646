import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

function read(html: string) {
  return readHtml(new TextEncoder().encode(html), 'page.html', 'a4')
}

function blocksOf(body: string) {
  return read(`<html lang="en"><body>${body}</body></html>`).document.blocks
}

test('absurd spans and endless nesting are bounded', () => {
  const deep = `${'<table><tr><td>'.repeat(60)}end${'</td></tr></table>'.repeat(60)}`
  const { document, notes } = read(`<html><body>${deep}</body></html>`)
  expect(JSON.stringify(document.blocks)).toContain('end')
  expect(notes).toEqual(['1 table inside too many other tables was turned into text.'])
  expect(blocksOf('<table><tr><td colspan="1000000" rowspan="999999">x</td></tr></table>')).toMatchObject([
    { columns: { length: 63 } },
  ])
})

test('drops executable and remote content, with notes', () => {
  const { document, notes } = read(
    '<html><body><script>1</script><iframe src="https://example.org"></iframe><img src="https://example.org/a.png" alt="A cat"/><a href="javascript:alert(1)">no</a>',
  )
  expect(notes).toEqual([
    '1 script was left out.',
    '1 embedded page or video was left out.',
    '1 picture from other sites was left out.',
  ])
  expect(document.blocks).toMatchObject([{ content: [{ text: 'A cat' }, { text: 'no' }] }])
  expect(JSON.stringify(document.blocks)).not.toContain('javascript')
})

test('tags that are left open or cross each other are read as browsers read them (HTML, 13.2.10)', () => {
  expect(blocksOf('<p>1<b>2<i>3</b>4</i>5</p>')).toMatchObject([
    {
      content: [
        { text: '1' },
        { text: '2', style: { bold: true } },
        { text: '3', style: { bold: true, italic: true } },
        { text: '4', style: { italic: true } },
        { text: '5' },
      ],
    },
  ])
  expect(
    blocksOf('<p>one<p>two &amp; &eacute;<ul><li>a<li>b</ul><template><p>never</template>'),
  ).toMatchObject([
    { content: [{ text: 'one' }] },
    { content: [{ text: 'two & é' }] },
    { items: [{ blocks: [{ content: [{ text: 'a' }] }] }, { blocks: [{ content: [{ text: 'b' }] }] }] },
  ])
})

test('a hundred thousand nested elements preserve their text', () => {
  const { document } = read(`${'<div>'.repeat(100_000)}bottom<p>and <b>more</b>`)
  expect(JSON.stringify(document.blocks)).toContain('bottomand more')
})

test('a page of 130,000 paragraphs has them all', () => {
  expect(read('<p>x'.repeat(130_000)).document.blocks).toHaveLength(130_000)
})
