import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const convert = (file: object, change: object = {}) =>
  callCommand(['document-convert', '--output=out', '--params', '-'], {
    input: JSON.stringify({ file, to: 'docx', ...change }),
  })
const isDocx = (written: ReadonlyMap<string, Uint8Array>) =>
  String.fromCharCode(...(written.get('out') ?? []).slice(0, 2)) === 'PK'

test.each(['a.MD', 'a.b.txt', 'a.csv', 'a.html'])(
  '%s is known by its name, whatever its case',
  async (name) => {
    const { code, written } = await convert({ name, text: 'a\n' })
    expect([code, isDocx(written)]).toEqual([0, true])
  },
)

test('rejects a file with an unknown extension, unless its kind is specified', async () => {
  expect(await convert({ name: 'a.rtf', text: 'a' })).toMatchObject({
    code: 1,
    complaint:
      '"a.rtf" cannot be converted here. Files that end in docx, html, md, csv, txt can, or name its kind with from.\n',
  })
  const { code, written } = await convert({ name: 'a.rtf', text: 'a' }, { from: 'txt' })
  expect([code, isDocx(written)]).toEqual([0, true])
})

test('a document of Word is read, and written again', async () => {
  const { written } = await convert({ name: 'a.md', text: '# Zoë\n' })
  const base64 = Buffer.from(written.get('out') ?? []).toString('base64')
  const again = await convert({ name: 'a.docx', base64 })
  expect([again.code, isDocx(again.written)]).toEqual([0, true])
  expect((await convert({ name: 'a.docx', text: 'none' })).code).toBe(1)
})
