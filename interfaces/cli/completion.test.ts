import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { completionScript } from './completion.ts'

const OPERATIONS = [createTestOperation('text')]

/** Returns bash's completions of the last word. */
function complete(...words: readonly string[]): string[] {
  const script = `${completionScript('bash', OPERATIONS)}
COMP_WORDS=(sundry ${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length}
_sundry
printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

test.each([
  [['t'], ['try']],
  [['help', 'tr'], ['try']],
  [['completion', '--'], []],
  [
    ['try', '--c'],
    ['--count', '--compact'],
  ],
  [['try', '--mark', ''], ['tab']],
])('bash completes %j to %j', (words, completions) => {
  expect(complete(...words)).toEqual(completions.length === 0 ? [''] : completions)
})
