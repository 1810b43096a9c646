import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createAdmin } from './admin.fixture.ts'
import { auditCommands } from './audit-commands.ts'
import {
  type AuditEntry,
  appendAuditEntry,
  auditTargetOf,
  currentOperator,
  readAuditEntries,
} from './audit-log.ts'

const ENTRY: AuditEntry = {
  time: '2026-11-28T14:10:58.000Z',
  operator: 'ada',
  command: 'account delete',
  target: 'bob@example.com',
  result: 'done',
}
const entryAbout = (target: string): AuditEntry => ({ ...ENTRY, target })

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('`audit` lists time, operator, command, target and result', async () => {
  const settings = readSettings({ DATA_DIR: createFolder() })
  const [audit] = auditCommands
  expect((await audit?.runOffline(settings, ''))?.text).toBe('No command has been logged.\n')
  appendAuditEntry(settings, ENTRY)
  appendAuditEntry(settings, { ...ENTRY, command: 'secrets rotate', target: '', result: 'failed' })
  expect((await audit?.runOffline(settings, ''))?.text).toBe(
    [
      'time                      operator  command         target           result',
      '2026-11-28T14:10:58.000Z  ada       account delete  bob@example.com  done',
      '2026-11-28T14:10:58.000Z  ada       secrets rotate                   failed',
      '',
    ].join('\n'),
  )
})

test('only the owner can read the file', () => {
  const dataDir = createFolder()
  appendAuditEntry({ dataDir }, ENTRY)
  expect(readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777)).toEqual([0o600])
})

test('a full file becomes the previous one, and that before it is deleted', () => {
  const dataDir = createFolder()
  const line = JSON.stringify(entryAbout('1')).length + 1
  for (const target of ['1', '2', '3', '4', '5']) appendAuditEntry({ dataDir }, entryAbout(target), 2 * line)
  expect(readAuditEntries({ dataDir }).map(({ target }) => target)).toEqual(['3', '4', '5'])
  expect(readdirSync(dataDir)).toHaveLength(2)
})

test('a line that was cut off hides no other', () => {
  const dataDir = createFolder()
  appendAuditEntry({ dataDir }, ENTRY)
  appendFileSync(join(dataDir, readdirSync(dataDir)[0] ?? ''), '{"time":"2026\n')
  appendAuditEntry({ dataDir }, entryAbout('eve@example.com'))
  expect(readAuditEntries({ dataDir })).toEqual([ENTRY, entryAbout('eve@example.com')])
})

test('the data folder is created for PostgreSQL, and a mistyped one is not', () => {
  const dataDir = join(createFolder(), 'data')
  appendAuditEntry({ dataDir }, ENTRY)
  expect(existsSync(dataDir)).toBe(false)
  appendAuditEntry({ dataDir, databaseUrl: 'postgres://db.example.org/sundry' }, ENTRY)
  expect(readAuditEntries({ dataDir })).toEqual([ENTRY])
})

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['https://tools.example/poll/abc#secret', 'https://tools.example/poll/abc'],
  ['https://tools.example/poll/abc?key=secret', 'https://tools.example/poll/abc'],
  ['https://ada:secret@tools.example/poll/abc', 'https://tools.example/poll/abc'],
  ['/var/backups/sundry.sqlite', '/var/backups/sundry.sqlite'],
  ['x'.repeat(1_000), 'x'.repeat(320)],
])('auditTargetOf(): %s is logged as %s', (given, logged) => {
  expect(auditTargetOf(given)).toBe(logged)
})

test.each([
  ['the user', {}, 'sundry', 'sundry'],
  ['the caller of sudo', { SUDO_USER: 'ada' }, 'root', 'ada as root'],
  ['root by itself', { SUDO_USER: 'root' }, 'root', 'root'],
])('currentOperator(): names %s', (_, environment, username, operator) => {
  expect(currentOperator(environment, () => ({ username }))).toBe(operator)
})

test('currentOperator(): names the number of a user without a name', () => {
  const operator = currentOperator({}, () => {
    throw new Error('ENOENT')
  })
  expect(operator).toBe(`user ${process.getuid?.()}`)
})

test('commands that change or show data are logged with their result, without what they print', async () => {
  const { admin, audited } = await createAdmin('SQLite')
  const { out } = await admin('account invite ada@example.com')
  expect(out).toContain('#token=')
  await admin('account show eve@example.com')
  await admin('secrets rotate')
  await admin('check')
  await admin('routes')
  await admin('audit')
  await admin('no such command')
  expect(audited).toEqual([
    'done: account invite ada@example.com',
    'failed: account show eve@example.com',
    'done: secrets rotate ',
  ])
})
