import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const checked = async (name: string, ...options: readonly string[]) => {
  const { code, text } = await callCommand(['pdf-check', '--params', '-', ...options], {
    input: JSON.stringify({ file: fixtureFile(name) }),
  })
  return { code, data: JSON.parse(text) }
}

const fixtureFile = (name: string) => ({
  name,
  base64: readFileSync(join(import.meta.dirname, 'fixtures', name)).toString('base64'),
})

test.each([
  ['README.md', 'README.md: it is not a PDF'],
  ['aes-128.pdf', 'aes-128.pdf: it is protected by a password'],
])('a check of %s fails, and says why', async (name, reason) => {
  const data = { valid: false, reason, pages: null, isEncrypted: null, isDamaged: null }
  expect(await checked(name)).toEqual({ code: 1, data })
})

test('an encrypted file that opens passes the check', async () => {
  const data = { valid: true, reason: null, pages: 2, isEncrypted: true, isDamaged: false }
  expect(await checked('owner-only.pdf')).toEqual({ code: 0, data })
  expect(await checked('aes-128.pdf', '--password', 'user')).toEqual({ code: 0, data })
})
