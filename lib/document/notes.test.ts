import { expect, test } from 'vitest'
import { type NoteKind, Notes } from './notes.ts'

test.each<[NoteKind, string, string]>([
  [
    'remoteImages',
    '1 picture from other sites was left out.',
    '1,200 pictures from other sites were left out.',
  ],
  [
    'unreadableImages',
    '1 picture could not be read and was left out.',
    '1,200 pictures could not be read and were left out.',
  ],
  ['drawings', '1 drawing or chart was left out.', '1,200 drawings or charts were left out.'],
  ['embedded', '1 embedded file was left out.', '1,200 embedded files were left out.'],
  ['chunks', '1 inserted document was left out.', '1,200 inserted documents were left out.'],
  ['comments', '1 comment was left out.', '1,200 comments were left out.'],
  ['formulas', '1 formula was kept as plain text.', '1,200 formulas were kept as plain text.'],
  ['scripts', '1 script was left out.', '1,200 scripts were left out.'],
  ['frames', '1 embedded page or video was left out.', '1,200 embedded pages or videos were left out.'],
  [
    'deepTables',
    '1 table inside too many other tables was turned into text.',
    '1,200 tables inside too many other tables were turned into text.',
  ],
  [
    'emptyPages',
    '1 page without text was kept as a picture.',
    '1,200 pages without text were kept as pictures.',
  ],
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
