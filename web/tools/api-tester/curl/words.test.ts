import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { shellWords } from './shell-words.ts'
import { isWindowsCommand, windowsWords } from './windows-words.ts'

/** Commands that a POSIX shell can split for comparison. */
const POSIX = [
  "a 'b c' d",
  "'it'\\''s' \"a\\\"b\\\\c\\$d\\`e\\x\" f\\ g",
  '\'\' "" x""y',
  'a \\\n  b\\\nc "d\\\ne"',
  '\'line\nbreak\' "tab\tand\nline"',
  "'$HOME `id` $(id)' \\$x \\` \\! '!'",
  'a#b #comment not a word',
  "-H'A: b' \"c\"'d'e",
]

test.each(POSIX)('%j has the words that a shell finds', (command) => {
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
  expect(shellWords(command).words).toEqual(stdout.split('\0').slice(0, -1))
})

test.each([
  ["$'a\\nb\\t\\'\\\\'", "a\nb\t'\\"],
  ["$'\\u0021\\u00fc\\ud83d\\ude00\\U0001F600'", '!ü😀😀'],
  ["$'\\xc3\\xbc\\303\\274\\x41'", 'üüA'],
  ["$'\\cA\\e\\a\\?\\q'", '\x01\x1b\x07?\\q'],
  // Every letter that bash knows.
  ["$'\\a\\b\\e\\E\\f\\n\\r\\t\\v'", '\x07\b\x1b\x1b\f\n\r\t\v'],
  ["$'\\xff'", '\ufffd'],
  ["$'\\c?\\c@'", '\x7f\0'],
  ["$'😀\\n'", '😀\n'],
  ['$"plain"', 'plain'],
])('%s means %j', (command, word) => {
  expect(shellWords(command).words).toEqual([word])
})

test.each([
  ['curl a | jq .', ['curl', 'a'], '| jq .'],
  ['curl a > file', ['curl', 'a'], '> file'],
  ['curl a; rm b', ['curl', 'a'], '; rm b'],
  ['curl a\r\ncurl b', ['curl', 'a'], 'curl b'],
  ['curl "a;b|c" \\\r\n  d', ['curl', 'a;b|c', 'd'], ''],
])('%j ends where the command ends', (command, words, rest) => {
  expect(shellWords(command)).toMatchObject({ words, rest })
})

test.each([
  ["curl 'a", 5],
  ['curl x "a\\"', 7],
  ["curl $'a\\'", 5],
])('%j has an open quote', (command, offset) => {
  expect(toResult(() => shellWords(command))).toMatchObject({
    ok: false,
    problem: { message: 'This command has a quote that is never closed', offset },
  })
})

test.each([
  // As Chrome writes for cmd.
  [
    'curl ^"https://a.b/?x=1^&y=2^" ^\r\n  -H ^"accept: */*^" ^\r\n  --data-raw ^"^{^\\^"a^\\^":^\\^"x y^\\^"^}^"',
    ['curl', 'https://a.b/?x=1&y=2', '-H', 'accept: */*', '--data-raw', '{"a":"x y"}'],
  ],
  ['curl "a ^& b" c^^d ^%x^%', ['curl', 'a ^& b', 'c^d', '%x%']],
  ['curl ^"one^\n\ntwo^"', ['curl', 'one\ntwo']],
  ['curl "C:\\dir\\\\" "a\\\\\\"b" "c""d"', ['curl', 'C:\\dir\\', 'a\\"b', 'c"d']],
  ['curl ^"one^\r\n\r\ntwo^"', ['curl', 'one\ntwo']],
  ['curl \\\\a "\\\\"b "c""" """d"', ['curl', '\\\\a', '\\b', 'c"', '"d']],
  ['curl ""', ['curl', '']],
])('cmd reads %j', (command, words) => {
  expect(windowsWords(command)).toEqual(words)
})

test('a command for cmd is known by its carets', () => {
  expect(isWindowsCommand('curl ^"a^"')).toBe(true)
  expect(isWindowsCommand('curl "a" ^\n  -I')).toBe(true)
  expect(isWindowsCommand("curl 'a^b' \\\n -I")).toBe(false)
})

test('keeps an escape beyond Unicode as written', () => {
  expect(shellWords("$'\\U00110000'").words).toEqual(['\\U00110000'])
  expect(shellWords("$'\\U0010FFFF'").words).toEqual(['\u{10FFFF}'])
})

test('skips empty lines before a command, and cmd splits words at any whitespace', () => {
  expect(shellWords('\r\n\n curl a\nb')).toMatchObject({ words: ['curl', 'a'], rest: 'b' })
  expect(windowsWords('curl   a\tb ')).toEqual(['curl', 'a', 'b'])
  expect(windowsWords('curl ')).toEqual(['curl'])
})
