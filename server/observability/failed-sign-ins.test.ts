import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBackground } from '../background.ts'
import { TEST_NOW } from '../testing/dependencies.fixture.ts'
import { createFailedSignInLog, prepareFailedSignInLog } from './failed-sign-ins.ts'

const LINE = '2023-11-14T22:13:20.000Z sundry: failed sign-in by password from 203.0.113.7\n'

function createParts() {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-auth-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines: string[] = []
  const background = createBackground((line) => lines.push(line))
  const write = (text: string) => void lines.push(text)
  return { folder, path: join(folder, 'auth.log'), lines, now: () => TEST_NOW, write, background }
}

const fail2ban = (name: string) =>
  readFileSync(new URL(`../../deploy/fail2ban/${name}`, import.meta.url), 'utf8')
const settingOf = (file: string, name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(file)?.[1] ?? ''

/** Returns the address that the filter of fail2ban finds in a line. */
function addressFoundIn(line: string): string | undefined {
  const pattern = settingOf(fail2ban('filter.d/sundry.conf'), 'failregex')
  return new RegExp(pattern.replace('<ADDR>', '(?<address>[\\da-f:.]+)')).exec(line)?.groups?.address
}

test('writes nothing without a target', async () => {
  const { lines, ...parts } = createParts()
  await prepareFailedSignInLog(undefined)
  createFailedSignInLog(undefined, parts)('password', '203.0.113.7')
  await parts.background.idle()
  expect(lines).toEqual([])
})

test('writes a line of time, proof and address to standard output', () => {
  const { lines, ...parts } = createParts()
  createFailedSignInLog('stdout', parts)('password', '203.0.113.7')
  expect(lines).toEqual([LINE])
})

test('writes to a file for its owner and group, and to a new one after a rotation', async () => {
  const { path, ...parts } = createParts()
  await prepareFailedSignInLog(path)
  const logFailure = createFailedSignInLog(path, parts)
  logFailure('password', '203.0.113.7')
  await parts.background.idle()
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o007]).toEqual([LINE, 0])
  renameSync(path, `${path}.1`)
  logFailure('password', '203.0.113.7')
  await parts.background.idle()
  expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual([LINE, LINE])
})

test('names the variable and the reason if the file cannot be written', async () => {
  const { folder } = createParts()
  const path = join(folder, 'missing', 'auth.log')
  await expect(prepareFailedSignInLog(path)).rejects.toThrow(
    `AUTH_LOG names ${path}, which cannot be written: ENOENT`,
  )
})

test.each(['password', 'code', 'passkey'] as const)(
  'the filter finds the address after a wrong %s',
  (proof) => {
    for (const address of ['203.0.113.7', '2001:db8::7']) {
      const { lines, ...parts } = createParts()
      createFailedSignInLog('stdout', parts)(proof, address)
      expect(addressFoundIn(lines.join('').trimEnd())).toBe(address)
    }
  },
)

test.each([
  'POST /api/account/sign-in 401 12 ms',
  'Sundry 1.0.0 started',
  '2023-11-14T22:13:20.000Z sundry: failed sign-in by password from unknown',
  '2023-11-14T22:13:20.000Z sundry: failed sign-in by password from 203.0.113.7 or elsewhere',
])('the filter ignores %j', (line) => {
  expect(addressFoundIn(line)).toBeUndefined()
})

test('the jail uses the filter', () => {
  const jail = fail2ban('jail.d/sundry.conf')
  expect([settingOf(jail, 'filter'), settingOf(jail, 'enabled')]).toEqual(['sundry', 'true'])
})
