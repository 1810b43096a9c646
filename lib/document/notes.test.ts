import { expect, test } from 'vitest'
import { type NoteKind, Notes } from './notes.ts'

test.each<[NoteKind, string, string]>([
  [
    'remoteImages',
    '1 picture from other sites was left out.',
    '1,200 pictures from other sites were left out.',
  ],
  ['formulas', '1 formula was kept as plain text.', '1,200 formulas were kept as plain text.'],
])('%s are counted, a single one as "%s"', (kind, one, many) => {
  const notes = new Notes()
  notes.add(kind)
  expect(notes.sentences).toEqual([one])
  notes.add(kind, 1199)
  expect(notes.sentences).toEqual([many])
})

test('Notes: each kind has one sentence, in the order of first occurrence', () => {
  const notes = new Notes()
  for (const kind of ['scripts', 'comments', 'scripts'] as const) notes.add(kind)
  expect(notes.sentences).toEqual(['2 scripts were left out.', '1 comment was left out.'])
})
