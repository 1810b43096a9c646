import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { javaScriptString, pythonString, shellWord } from './quote.ts'

const TEXTS = [
  '',
  'plain',
  "it's",
  '"double" and `tick`',
  '$HOME $(id) $' + '{x} `id` !! !x \\! \\',
  'a\nb\r\nc\td',
  '100% %s %PATH% ^x^',
  'ü 日本 😀 \u2028\u2029\u200b\ufeff',
  '\u0001\u001b[0m\u007f\u0085',
  '*?[a] ~ #x & | ; < > ( ) { }',
  "''''\\''",
  '-n --flag @file',
  'ends with \\',
  '\\n \\x41 \\u0041 {0}',
]

test('a POSIX shell reads each word back as the text that it was', () => {
  const script = `printf '%s\\0' ${TEXTS.map(shellWord).join(' ')}`
  const { stdout, status } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout.split('\0').slice(0, -1)).toEqual(TEXTS)
})

test('node reads each JavaScript string back as the text that it was', () => {
  const lone = ['\ud800', 'a\udc00b']
  const script = `process.stdout.write(JSON.stringify([${[...TEXTS, ...lone].map(javaScriptString).join(',')}]))`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual([...TEXTS, ...lone])
})

/** Expected literals, checked even without Python. */
test.each([
  ["it's", `"it's"`],
  ['"\\', '"\\"\\\\"'],
  ['a\nb\r\tc', '"a\\nb\\r\\tc"'],
  ['\u0001\u007f\u0085', '"\\x01\\x7f\\x85"'],
  ['ü 😀', '"ü 😀"'],
  ['\u2028\u200b\ufeff', '"\\u2028\\u200b\\ufeff"'],
  ['\ud800', '"\\ud800"'],
  ['{0} %s', '"{0} %s"'],
  ['\u{e0001}', '"\\U000e0001"'],
])('%j is the Python literal %s', (text, literal) => {
  expect(pythonString(text)).toBe(literal)
})
