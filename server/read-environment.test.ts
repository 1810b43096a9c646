import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findMisspelled } from './check-settings.ts'
import { readEnvironment } from './read-environment.ts'
import { readSettings, VARIABLES } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeSecret(text: string): string {
  const path = join(folder, `secret-${text.length}`)
  writeFileSync(path, text)
  return path
}

test.each(VARIABLES)('%s can be given as a file', (name) => {
  expect(readEnvironment({ [`${name}_FILE`]: writeSecret('from a file\n'), PATH: '/bin' })).toEqual({
    [name]: 'from a file',
    PATH: '/bin',
  })
})

test.each([
  ['a b\n', 'a b'],
  ['a b\r\n', 'a b'],
  ['a b\n\n', 'a b'],
  [' a b ', ' a b '],
  ['', ''],
  ['ü=é', 'ü=é'],
])('a file with %j stands for %j', (text, value) => {
  expect(readEnvironment({ SITE_NOTICE_FILE: writeSecret(text) })).toEqual({ SITE_NOTICE: value })
})

test('a setting and its file are refused together, an empty one is not', () => {
  const file = writeSecret('smtp://mail.example.org')
  expect(() => readEnvironment({ SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: file })).toThrow(
    new Error('SMTP_URL and SMTP_URL_FILE are both set: keep one of them'),
  )
  expect(readEnvironment({ SMTP_URL: '', SMTP_URL_FILE: file })).toEqual({
    SMTP_URL: 'smtp://mail.example.org',
  })
  expect(readEnvironment({ SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: '' })).toEqual({
    SMTP_URL: 'smtp://a.example',
    SMTP_URL_FILE: '',
  })
})

test('a file that cannot be read is named with the reason', () => {
  const path = join(folder, 'missing')
  expect(() => readEnvironment({ DATABASE_URL_FILE: path })).toThrow(
    new Error(`DATABASE_URL_FILE names ${path}, which cannot be read: ENOENT`),
  )
  expect(() => readEnvironment({ DATABASE_URL_FILE: folder })).toThrow(/cannot be read: EISDIR$/)
})

test('variables of other programs are left as they are', () => {
  const others = { PGPASSFILE: '/missing', POSTGRES_PASSWORD_FILE: '/missing', FILE: 'x', _FILE: 'y' }
  expect(readEnvironment(others)).toEqual(others)
})

test('settings from files are used, and not reported as misspelled', () => {
  const environment = readEnvironment({ API_TOKENS_FILE: writeSecret('0123456789abcdef,fedcba9876543210\n') })
  expect(readSettings(environment).apiTokens).toEqual(['0123456789abcdef', 'fedcba9876543210'])
  expect(findMisspelled(environment)).toEqual([])
})
