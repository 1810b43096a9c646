import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

function fileIn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'file')
}
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a file that is made is its owner’s alone', () => {
  const path = fileIn()
  keepPrivate(path)
  expect([modeOf(path), readFileSync(path, 'utf8')]).toEqual(['600', ''])
})

test.each([
  [0o644, '640'],
  [0o666, '660'],
  [0o640, '640'],
  [0o660, '660'],
  [0o601, '600'],
  [0o400, '400'],
])(
  'removes the access of others to a file with the mode %o, but not that of owner and group: %s',
  (mode, left) => {
    const path = fileIn()
    writeFileSync(path, 'what it holds')
    chmodSync(path, mode)
    keepPrivate(path)
    expect([modeOf(path), readFileSync(path, 'utf8')]).toEqual([left, 'what it holds'])
  },
)
