import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

function shell(line: string) {
  const command = `tool() { ${process.execPath} --disable-warning=ExperimentalWarning ${MAIN} "$@"; }; set -o pipefail; ${line}`
  return spawnSync('bash', ['-c', command], { encoding: 'utf8' })
}

test('reads standard input, writes exactly the result to standard output and warnings to standard error', () => {
  const { stdout, stderr, status } = shell(
    `printf '{"a":12345678901234567890,"b":1.0,"a":2}' | tool json-format --indent Minified`,
  )
  expect({ stdout, stderr, status }).toEqual({
    stdout: '{"a":12345678901234567890,"b":1.0,"a":2}',
    stderr:
      '1 duplicate key. Most programs keep only the last one.\n1 number is too big for JavaScript and would be rounded there.\n',
    status: 0,
  })
})

test('a pattern that takes for ever is ended by its time limit', () => {
  const { stdout, stderr, status } = shell(
    `printf '%s!' "$(printf 'a%.0s' $(seq 32))" | tool regex-match --timeout 1 --pattern '(a+)+$'`,
  )
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: 'This takes longer than 1 seconds. Allow more with --timeout <seconds>.\n',
    status: 124,
  })
})

test('a pipe that is closed early ends the command quietly', () => {
  const numbers = `node -e 'process.stdout.write("[" + "1,".repeat(3e6) + "1]")'`
  expect(shell(`${numbers} | tool json-format | head -1`)).toMatchObject({
    stdout: '[\n',
    stderr: '',
    status: 0,
  })
})

test('a file that is not there is a refusal', () => {
  expect(shell('tool json-format --file nowhere.json')).toMatchObject({
    stdout: '',
    stderr: '"nowhere.json" could not be read: There is no such file or folder.\n',
    status: 1,
  })
})

test('a folder in the place of a file is a refusal, for reading and for writing', () => {
  expect(shell(`tool json-format --file ${import.meta.dirname}`)).toMatchObject({
    stderr: `"${import.meta.dirname}" could not be read: It is a folder.\n`,
    status: 1,
  })
  expect(shell(`tool json-format --force --output ${import.meta.dirname} '[]'`)).toMatchObject({
    stderr: `"${import.meta.dirname}" could not be written: It is a folder.\n`,
    status: 1,
  })
})
