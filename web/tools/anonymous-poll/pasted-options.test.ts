import { expect, test } from 'vitest'
import { MAX_OPTIONS } from '#contract/poll.ts'
import { readPastedOptions } from './pasted-options.ts'

test('reads cells of a spreadsheet, and leaves out its header', () => {
  expect(readPastedOptions(['Tea', '', 'Beer'], 1, 'Options\tVotes\n"Hot\nmilk"\t1\nJuice\t2')).toEqual({
    options: ['Tea', 'Hot milk', 'Juice', 'Beer'],
    note: '“Options” was left out as a header.',
  })
  expect(readPastedOptions(['', ''], 0, 'Tea\nJuice')).toEqual({ options: ['Tea', 'Juice'], note: '' })
})

test('reports how many options were left out', () => {
  const lines = Array.from({ length: MAX_OPTIONS + 10 }, (_, index) => `Option ${index + 1}`)
  const { options, note } = readPastedOptions(['Tea', ''], 1, lines.join('\n'))
  expect([options.length, options[0], options[1]]).toEqual([MAX_OPTIONS, 'Tea', 'Option 1'])
  expect(note).toBe('11 options left out: a poll has up to 50.')
})
