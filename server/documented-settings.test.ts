import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, VARIABLES } from './settings.ts'

const fileOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** The variables of the README's table, in the order of their names. */
function documented(): string[] {
  const [, table = ''] = /## Configuration\n([^#]*)/.exec(fileOf('README.md')) ?? []
  return [...new Set([...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))].sort()
}

/** Returns the names of the variables read by readSettings(). */
function collectReadNames(given: Readonly<Record<string, string>>): string[] {
  const names = new Set<string>()
  const environment = new Proxy(given, {
    get(target, name) {
      names.add(String(name))
      return Reflect.get(target, name)
    },
  })
  readSettings(environment)
  return [...names].sort()
}

test('each variable that is read is in the README, and no other', () => {
  const issuer = {
    PUBLIC_URL: 'https://tools.example.org',
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'sundry',
    OIDC_CLIENT_SECRET: 'secret',
  }
  expect(documented()).toEqual(collectReadNames(issuer))
  expect(documented()).toEqual([...VARIABLES].sort())
})

test('the chapter on settings of the hosting guide lists each variable once', () => {
  const [, chapter = ''] = /\n## Settings\n(.*?)\n## /s.exec(fileOf('docs/hosting.md')) ?? []
  const listed = [...chapter.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
  expect(listed.sort()).toEqual(documented())
})

/** Variables that the files set themselves or that no container needs. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'compose.yaml': ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL'],
  'hosting/compose.crowd.yaml': ['PORT', 'HOST', 'DATA_DIR', 'BASE_PATH'],
}

test.each(Object.keys(FIXED))('%s passes on every variable that an operator can set', (file) => {
  const [, sundry = ''] = /\n {2}sundry:\n((?: {4}.*\n)+)/.exec(fileOf(file)) ?? []
  const passed = [...sundry.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(passed.filter((name) => name !== 'PGPASSWORD').sort()).toEqual(
    documented().filter((name) => !FIXED[file]?.includes(name)),
  )
})
