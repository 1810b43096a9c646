import { expect, test } from 'vitest'
import { fieldRows, withField } from './extra-fields.ts'

const PO = { label: 'PO', value: '4711' }
const EMPTY = { label: '', value: '' }

test('there is an empty row after the fields, up to twelve fields', () => {
  expect(fieldRows([])).toEqual([EMPTY])
  expect(fieldRows([PO])).toEqual([PO, EMPTY])
  expect(fieldRows(Array(12).fill(PO))).toHaveLength(12)
})

test('the empty row becomes a field with its first letter', () => {
  expect(withField([PO], 1, { label: 'V' })).toEqual([PO, { label: 'V', value: '' }])
})

test('a row emptied in the middle keeps its position, at the end it is removed', () => {
  const fields = [PO, { label: 'VAT', value: '1' }]
  expect(withField(fields, 0, EMPTY)).toEqual([EMPTY, fields[1]])
  expect(withField([EMPTY, PO], 1, EMPTY)).toEqual([])
})
