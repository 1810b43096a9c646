import { expect, test } from 'vitest'
import { addPlayers, describeAdded, namesToImport } from './player-list.ts'

const ana = { id: 7, name: 'Ana' }

test('addPlayers(): trims names, skips empty ones, and allows duplicates', () => {
  const result = addPlayers([ana], [' Bo ', '', '  ', 'Ana'])
  expect(result.players).toEqual([ana, { id: 8, name: 'Bo' }, { id: 9, name: 'Ana' }])
  expect(describeAdded(result)).toBe('2 players added.')
})

test('accepts a thousand players, and counts the others', () => {
  const result = addPlayers(
    [ana],
    Array.from({ length: 1200 }, (_, index) => `P${index}`),
  )
  expect(result.players.length).toBe(1000)
  expect(describeAdded(result)).toBe('999 players added. 201 left out: the list holds 1000 players.')
})

test('skips existing and repeated names if requested; compares names after NFC', () => {
  const read = ['Name', 'Ana', 'Jose\u0301', 'Jos\u00e9', 'Bo']
  expect(namesToImport(read, [ana], { hasHeading: true, skipsKnown: true })).toEqual({
    names: ['Jose\u0301', 'Bo'],
    known: 2,
  })
  expect(namesToImport(read, [ana], { hasHeading: false, skipsKnown: false })).toEqual({
    names: read,
    known: 2,
  })
})
