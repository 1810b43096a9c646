import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test('a PDF has no caption, which is said, and an empty text makes no code', async () => {
  const captioned = ['qr-code', '--format=PDF', '--frame=Banner', 'HELLO']
  expect(await callCommand(captioned)).toMatchObject({
    code: 1,
    complaint: 'A PDF has no room for a caption. Choose SVG, or frame None.\n',
  })
  expect(await callCommand(['qr-code', ''])).toMatchObject({ code: 1, text: '' })
})

test.each([
  ['SVG', '<svg'],
  ['PDF', '%PDF-'],
  ['PNG', '\uFFFDPNG'],
])('%s is the requested format', async (format, start) => {
  const { code, text } = await callCommand(['qr-code', `--format=${format}`, 'HELLO'])
  expect([code, text.slice(0, start.length)]).toEqual([0, start])
})
