import { expect, test } from 'vitest'
import { historyFile } from './history-file.ts'
import { describeAdded } from './use-name-lists.ts'
import { addDuplicates, addNames, firstCharacters, plainName, readName, SAMPLE_NAMES } from './wheel-names.ts'

test.each([
  ['  Ana  ', 'Ana', 1],
  ['Ana ×3', 'Ana', 3],
  ['Ana×3', 'Ana', 3],
  ['Ana * 12', 'Ana', 12],
  ['Ana ×999', 'Ana', 100],
  ['Bob x2', 'Bob', 2],
  ['Bob * 2', 'Bob', 2],
  ['Bob x 2', 'Bob', 2],
  ['李雷×2', '李雷', 2],
  ['Room 5 x3', 'Room 5', 3],
  ['Model X2', 'Model X2', 1],
  ['Malcolm X 2', 'Malcolm X 2', 1],
  ['SpaceX2', 'SpaceX2', 1],
  ['Max x2y', 'Max x2y', 1],
  ['Max2', 'Max2', 1],
  ['Felix2', 'Felix2', 1],
  ['×3', '×3', 1],
  ['Anna  Maria', 'Anna Maria', 1],
  ['<b>Bo</b>', '<b>Bo</b>', 1],
  ['👩‍👩‍👧 שלום', '👩‍👩‍👧 שלום', 1],
])('"%s" is %s with weight %d', (typed, name, weight) => {
  expect(readName(typed)).toEqual({ ...plainName(name), weight })
})

test('with the weight 0 a name is off the wheel', () => {
  expect(readName('Ana ×0')).toEqual({ ...plainName('Ana'), isOff: true })
  expect(readName('Ana x0')).toEqual({ ...plainName('Ana'), isOff: true })
})

test('duplicates are added on request, with the first free number', () => {
  const names = [plainName('Ana'), plainName('Ana 2'), plainName('Bo')]
  expect(addDuplicates(names, ['Ana ×3', 'Bo', 'Bo']).names.map(({ name }) => name)).toEqual([
    'Ana',
    'Ana 2',
    'Bo',
    'Ana 3',
    'Bo 2',
    'Bo 3',
  ])
})

test('rejects an empty name, and truncates at 200 characters', () => {
  expect(readName('  ')).toBeUndefined()
  expect(readName('x'.repeat(200))?.name).toBe('x'.repeat(200))
  expect(readName('x'.repeat(201))?.name).toBe(`${'x'.repeat(199)}…`)
  expect(readName('👍🏽'.repeat(200))?.name).toBe('👍🏽'.repeat(200))
  expect(firstCharacters('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽…')
})

test('duplicates are skipped and counted; capitals make another name, accents in two writings do not', () => {
  const result = addNames([plainName('Jos\u00e9')], ['Jose\u0301', 'jos\u00e9', '', 'Bo', 'Bo', 'Bo ×2'])
  expect(result.names.map(({ name }) => name)).toEqual(['Jos\u00e9', 'jos\u00e9', 'Bo'])
  expect(describeAdded(result)).toBe('2 names added. 3 duplicates skipped.')
  expect(describeAdded(addNames([], ['Bo']))).toBe('1 name added.')
})

test('accepts a thousand names, and counts the others', () => {
  const result = addNames(
    [],
    Array.from({ length: 1002 }, (_, index) => `N${index}`),
  )
  expect(result.names).toHaveLength(1000)
  expect(describeAdded(result)).toBe('1,000 names added. 2 left out: a wheel holds 1,000 names.')
})

test('the history file has every winner with its time, and no formulas', () => {
  expect(
    historyFile([
      { name: '=cmd()', at: 1000 },
      { name: 'Bo, Jr.', at: 0 },
    ]),
  ).toBe('Time,Winner\r\n1970-01-01T00:00:01.000Z,\'=cmd()\r\n1970-01-01T00:00:00.000Z,"Bo, Jr."\r\n')
})

test('the sample names are replaced by the first own ones, unless they were changed or nothing new is added', () => {
  const namesAfter = (names: Parameters<typeof addNames>[0], lines: string[]) =>
    addNames(names, lines).names.map(({ name }) => name)
  expect(namesAfter(SAMPLE_NAMES, ['Alice', 'Zoe'])).toEqual(['Alice', 'Zoe'])
  expect(namesAfter(SAMPLE_NAMES, ['Alice'])).toEqual(['Alice', 'Bob', 'Charlie', 'Diana'])
  expect(namesAfter(SAMPLE_NAMES, ['', ' '])).toEqual(['Alice', 'Bob', 'Charlie', 'Diana'])
  expect(namesAfter(SAMPLE_NAMES.slice(1), ['Zoe'])).toEqual(['Bob', 'Charlie', 'Diana', 'Zoe'])
  const heavy = SAMPLE_NAMES.map((one) => ({ ...one, weight: 2 }))
  expect(namesAfter(heavy, ['Zoe'])).toEqual(['Alice', 'Bob', 'Charlie', 'Diana', 'Zoe'])
})
