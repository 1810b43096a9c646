import { expect, test } from 'vitest'
import { Fields, fieldEffect } from './fields.ts'

const NUMBER = { kind: 'page-field', shows: 'number' }
const COUNT = { kind: 'page-field', shows: 'count' }
const RESULT = { kind: 'result' }
const link = (target: string) => ({ kind: 'link', target })

// ECMA-376, 17.16.5.
test.each([
  ['PAGE', NUMBER],
  [' page  \\* MERGEFORMAT ', NUMBER],
  ['NUMPAGES', COUNT],
  ['SECTIONPAGES', COUNT],
  ['PAGEREF _Toc1', RESULT],
  ['TOC \\o "1-3"', RESULT],
  ['', RESULT],
  ['HYPERLINK "https://a.b/c d"', link('https://a.b/c d')],
  ['HYPERLINK https://a.b', link('https://a.b')],
  ['HYPERLINK https://a.b \\o "tip"', link('https://a.b')],
  ['HYPERLINK "https://a.b" \\l "part"', link('https://a.b#part')],
  ['HYPERLINK https://a.b \\l "part"', link('https://a.b#part')],
  ['HYPERLINK \\l "part"', link('#part')],
  ['hyperlink "https://a.b"\n \\l "part"', link('https://a.b#part')],
  ['HYPERLINK \\o "tip"', RESULT],
  ['HYPERLINK ""', RESULT],
  ['HYPERLINK', RESULT],
])('the field %j is %j', (instruction, effect) => {
  expect(fieldEffect(instruction)).toEqual(effect)
})

function begun(fields: Fields, ...instructions: string[]): Fields {
  fields.begin()
  for (const part of instructions) fields.instruct(part)
  return fields
}

test('text outside of fields is shown without a link; a delimiter without a field does nothing', () => {
  const fields = new Fields()
  fields.instruct('PAGE')
  expect(fields.separate()).toBeUndefined()
  expect(fields.end()).toBeUndefined()
  expect(fields.isSilent).toBe(false)
  expect(fields.link).toBeUndefined()
})

test('a page number is inserted at the start of its result, and the saved result is dropped', () => {
  const fields = begun(new Fields(), ' PA', 'GE ')
  expect(fields.isSilent).toBe(true)
  expect(fields.separate()).toEqual(NUMBER)
  expect(fields.isSilent).toBe(true)
  expect(fields.end()).toBeUndefined()
  expect(fields.isSilent).toBe(false)
})

test('a page number without a result is inserted once, at the end of its field', () => {
  const fields = begun(new Fields(), 'NUMPAGES')
  expect(fields.end()).toEqual(COUNT)
  expect(fields.isSilent).toBe(false)
  expect(fields.end()).toBeUndefined()
})

test('the result of any other field is shown', () => {
  const fields = begun(new Fields(), 'DATE')
  expect(fields.isSilent).toBe(true)
  expect(fields.separate()).toBeUndefined()
  expect(fields.isSilent).toBe(false)
  expect(fields.end()).toBeUndefined()
})

test('a link extends from its result to its end, and content after the instruction does not change it', () => {
  const fields = begun(new Fields(), 'HYPERLINK ', '"https://a.b"')
  expect(fields.separate()).toBeUndefined()
  fields.instruct(' \\l "part"')
  expect(fields.link).toBe('https://a.b')
  fields.end()
  expect(fields.link).toBeUndefined()
})

test('of two links the inner one counts, the outer one again after it', () => {
  const fields = begun(new Fields(), 'HYPERLINK "https://outer"')
  fields.separate()
  begun(fields, 'HYPERLINK "https://inner"').separate()
  expect(fields.link).toBe('https://inner')
  fields.end()
  expect(fields.link).toBe('https://outer')
})

test('a page number within a link is shown once, and the link continues after it', () => {
  const fields = begun(new Fields(), 'HYPERLINK "https://a.b"')
  fields.separate()
  expect(begun(fields, 'PAGE').separate()).toEqual(NUMBER)
  expect(fields.isSilent).toBe(true)
  fields.end()
  expect(fields.isSilent).toBe(false)
  expect(fields.link).toBe('https://a.b')
})

test('the contents of an instruction are not text, even the result of a nested field', () => {
  const fields = begun(new Fields(), 'IF ')
  begun(fields, 'DATE').separate()
  expect(fields.isSilent).toBe(true)
  fields.end()
  expect(fields.isSilent).toBe(true)
  fields.separate()
  expect(fields.isSilent).toBe(false)
})

test('a field after a page number is displayed, though it starts within its result', () => {
  const fields = begun(new Fields(), 'PAGE')
  fields.separate()
  begun(fields, 'DATE').separate()
  expect(fields.isSilent).toBe(false)
})
