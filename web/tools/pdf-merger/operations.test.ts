import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'
import { operations } from './operations.ts'

const [example] = operations[0]?.examples ?? []
const question = { ...example?.params }

const merged = (change: object) =>
  callCommand(['pdf-merge', '--params', '-'], { input: JSON.stringify({ ...question, ...change }) })

test.each([
  [{ files: [] }, 'Please select at least 2 PDF files to merge\n'],
  [{ pages: ['', '', '1'] }, 'pages: There are 3 for 2 files.\n'],
  [{ passwords: ['a', 'b', 'c'] }, 'passwords: There are 3 for 2 files.\n'],
])('files are not merged with %j', async (change, complaint) => {
  expect(await merged(change)).toMatchObject({ code: 1, text: '', complaint })
})

test('rejects a range that the file does not have, and accepts one that it has', async () => {
  expect(await merged({ pages: ['', '2'] })).toMatchObject({ code: 1, text: '' })
  const { code, text } = await merged({ pages: ['1,1', ''] })
  expect([code, text.slice(0, 5)]).toEqual([0, '%PDF-'])
})
