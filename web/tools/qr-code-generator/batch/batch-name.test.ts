import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Settings } from '../settings.ts'
import { batchName, makeBatch } from './make-batch.ts'

test.each([
  ['a', '', 0, 9, '1_qrcode_a.png'],
  ['a', '', 0, 10, '01_qrcode_a.png'],
  ['a', '', 99, 100, '100_qrcode_a.png'],
  ['a', ' Desk 1 ', 0, 1, '1_Desk 1.png'],
  ['a', '🙂 Ana 🙂', 0, 1, '1_🙂 Ana 🙂.png'],
  ['a', '\\/:*?"<>|\t', 0, 1, '1__________.png'],
  ['a', 'x'.repeat(81), 0, 1, `1_${'x'.repeat(80)}.png`],
  ['a', `${'x'.repeat(79)}🙂`, 0, 1, `1_${'x'.repeat(79)}.png`],
])(
  'the code of %j with the name %j, at %d in a list of %d, is saved as %s',
  (text, name, index, count, file) => {
    expect(batchName({ text, name }, index, count, 'png')).toBe(file)
  },
)

test('two thousand codes are made at a time, and not one more', async () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ text: '1', name: '' }))
  const job = { settings: v.parse(Settings, {}), logo: undefined, format: 'PNG' } as const
  const stop = () => {
    throw new Error('begun')
  }
  const ask = (count: number) => makeBatch({ ...job, items: items(count) }, stop, () => {})
  await expect(ask(2001)).rejects.toThrow('This list has 2001 codes. The limit is 2000 at a time.')
  await expect(ask(2000)).rejects.toThrow('begun')
})
