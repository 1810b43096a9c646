import * as v from 'valibot'
import { expect, test } from 'vitest'
import { svgFile } from '../drawing/svg-file.ts'
import { Settings } from '../settings.ts'
import { makeBatch } from './make-batch.ts'
import { readLines } from './read-lines.ts'

test.each([
  [
    'a\n\nb, c\r\n',
    [
      ['a', ''],
      ['b, c', ''],
    ],
  ],
  [
    'name,text\nDesk 1,https://example.com/1\n"Desk, 2","two\nlines"\n',
    [
      ['https://example.com/1', 'Desk 1'],
      ['two\nlines', 'Desk, 2'],
    ],
  ],
  ['URL;Label\nx;y\n;z\n', [['x', 'y']]],
  ['', []],
])('%j is read as codes', (text, items) => {
  expect(readLines(text).map((item) => [item.text, item.name])).toEqual(items)
})

test('names an item that is too long, and creates the others in order', async () => {
  const items = [
    { text: 'first', name: '' },
    { text: 'x'.repeat(3000), name: 'big' },
    { text: 'third', name: 'a/b:c' },
  ]
  const settings = v.parse(Settings, {})
  const progress: number[] = []
  const job = { items, settings, logo: undefined, format: 'SVG' } as const
  const { files, failures } = await makeBatch(job, svgFile, (fraction) => progress.push(fraction))
  expect(files.map(({ name }) => name)).toEqual(['1_qrcode_first.svg', '3_a_b_c.svg'])
  expect(failures).toEqual(['Code 2: Too much data for a QR code: 3000 bytes, the limit at level M is 2331.'])
  expect(progress).toEqual([1 / 3, 2 / 3, 1])
  await expect(makeBatch({ ...job, items: [] }, svgFile, () => {})).rejects.toThrow('No input text')
})
