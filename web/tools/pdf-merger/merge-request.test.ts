import { expect, test } from 'vitest'
import { getLabels, type ListedPdf, listPdf, listTotals } from './listed-pdf.ts'
import {
  isPartOfOne,
  isSameRequest,
  isUnlockedOne,
  mergeEntries,
  mergeProblem,
  outputName,
  protectionNote,
} from './merge-request.ts'

const open = (id: number, name: string, isEncrypted = false): ListedPdf => ({
  ...listPdf(id, new File(['%PDF-'], name)),
  check: { ok: true, pageCount: 10, isEncrypted, isRepaired: false },
})

test('getLabels(): distinguishes rows of the same name, also after a move or split', () => {
  const rows = [open(3, 'a.pdf'), open(1, 'a.pdf'), open(2, 'b.pdf')]
  expect([...getLabels(rows)]).toEqual([
    [1, 'a.pdf'],
    [2, 'b.pdf'],
    [3, 'a.pdf (2)'],
  ])
  expect(mergeEntries(rows).map(({ name }) => name)).toEqual(['a.pdf (2)', 'a.pdf', 'b.pdf'])
})

test('mergeProblem(): requires at least two files', () => {
  expect(mergeProblem([open(1, 'a.pdf')])?.message).toBe('Please select at least 2 PDF files to merge')
})

test('isUnlockedOne(): a copy of one file that was opened with a password can be saved', () => {
  const locked: ListedPdf = {
    ...open(1, 'a.pdf'),
    check: { ok: false, problem: 'needs-password', error: 'a.pdf: it is protected by a password' },
  }
  const lists = [
    [open(1, 'a.pdf', true)],
    [open(1, 'a.pdf')],
    [locked],
    [open(1, 'a.pdf', true), open(2, 'b.pdf')],
  ]
  expect(lists.map(isUnlockedOne)).toEqual([true, false, false, false])
  expect(mergeProblem([open(1, 'a.pdf', true)])).toBeUndefined()
})

test('some pages of one file can be saved by themselves, if they are there', () => {
  expect(mergeProblem([{ ...open(1, 'a.pdf'), pages: '2' }])).toBeUndefined()
  expect(mergeProblem([{ ...open(1, 'a.pdf'), pages: '11' }])?.detail).toContain('outside 1–10')
})

test('names all files that prevent a merge, each with the reason', () => {
  const damaged: ListedPdf = {
    ...open(1, 'a.pdf'),
    check: { ok: false, problem: 'damaged', error: 'a.pdf: it is damaged beyond repair' },
  }
  const rows = [damaged, open(2, 'b.pdf'), { ...open(3, 'b.pdf'), pages: '9-12' }]
  expect(mergeProblem(rows)).toEqual({
    message: 'An error occurred while merging the PDFs',
    detail: 'a.pdf: it is damaged beyond repair\nb.pdf (2): Page range "9-12" is outside 1–10',
  })
  expect(mergeProblem([open(1, 'a.pdf'), listPdf(2, new File(['%PDF-'], 'unread.pdf'))])).toBeUndefined()
})

test('isSameRequest(): ignores inspection results, but not changes by the visitor', () => {
  const tried = [listPdf(1, new File(['%PDF-'], 'a.pdf')), open(2, 'b.pdf')]
  const [first, second] = [open(1, 'a.pdf'), open(2, 'b.pdf')]
  const turns = tried.map((row) => row.turns)
  const known = [first, second].map((row, i) => ({ ...row, turns: turns[i] ?? {} }))
  expect(isSameRequest(tried, known)).toBe(true)
  const changes = [{ pages: '1' }, { password: 'x' }, { turns: { 1: 90 } }]
  const others = changes.map((change) => known.map((row) => ({ ...row, ...change })))
  for (const other of [known.toReversed(), known.slice(1), [...known, open(3, 'c.pdf')], ...others])
    expect(isSameRequest(tried, other)).toBe(false)
})

test('warns if a protected file would become unprotected, unless the merged file gets a password', () => {
  const rows = [open(1, 'a.pdf', true), open(2, 'b.pdf')]
  expect(protectionNote(rows, '')).toBe(
    'a.pdf is protected; the merged file will not be, unless you set a password for it.',
  )
  expect(protectionNote(rows, 'secret')).toBe('')
  expect(protectionNote([open(2, 'b.pdf')], '')).toBe('')
})

test('totals count each file once and each page as often as it occurs', () => {
  const row = { ...open(1, 'a.pdf'), pages: '1-3,1' }
  expect(listTotals([row, { ...row, id: 2, pages: '' }])).toEqual({
    fileCount: 2,
    sizeBytes: 5,
    pageCount: 14,
  })
})

test.each([
  ['merged_document.pdf', 'merged_document.pdf'],
  ['', 'merged_document.pdf'],
  [' .pdf ', 'merged_document.pdf'],
  ['Report', 'Report.pdf'],
  ['Report.PDF', 'Report.PDF'],
  ['2024/05: "x"', '2024_05_ _x_.pdf'],
])('the name %j saves as %s', (typed, name) => {
  expect(outputName(typed)).toBe(name)
})

test('isPartOfOne(): accepts some pages of a single file only', () => {
  const some = { ...open(1, 'a.pdf'), pages: '2' }
  expect([
    isPartOfOne([some]),
    isPartOfOne([open(1, 'a.pdf')]),
    isPartOfOne([{ ...some, pages: '  ' }]),
  ]).toEqual([true, false, false])
  expect([isPartOfOne([some, some]), isPartOfOne([])]).toEqual([false, false])
  expect(mergeProblem([])?.message).toBe('Please select at least 2 PDF files to merge')
})

test('several protected files are counted, the same one once', () => {
  const rows = [open(1, 'a.pdf', true), open(2, 'b.pdf', true), open(3, 'b.pdf', true)]
  expect(protectionNote(rows, '')).toBe(
    '2 files are protected; the merged file will not be, unless you set a password for it.',
  )
})
