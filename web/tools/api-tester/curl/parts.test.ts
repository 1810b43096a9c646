import { expect, test } from 'vitest'
import { curlOptions, readParts } from './parts.ts'

test('a token and all that names the sender become headers, in the order of the command', () => {
  const { headers } = readParts(['--oauth2-bearer', 'abc', '-e', 'https://c.d/', '-A', 'me/1', '-b', 'a=1'])
  expect(headers).toEqual([
    ['Authorization', 'Bearer abc'],
    ['Referer', 'https://c.d/'],
    ['User-Agent', 'me/1'],
    ['Cookie', 'a=1'],
  ])
})

test('the method is written in capitals, and the last one counts', () => {
  expect(readParts(['-X', 'put', '--request', 'patch']).method).toBe('PATCH')
})

test('trims the name and the value of a header', () => {
  expect(readParts(['-H', ' X-A :  b c ']).headers).toEqual([['X-A', 'b c']])
})

test.each([
  ['a=1;type=text/plain', 'a', '1'],
  ['a=1;b', 'a', '1;b'],
  ['a="x;y";type=text/plain', 'a', 'x;y'],
  ['a="x\\"y"', 'a', 'x"y'],
  ['a=b=c', 'a', 'b=c'],
])('the form field %s has its name and its value', (field, name, value) => {
  const { parts, leftOut } = readParts(['-F', field])
  expect(parts).toMatchObject([{ id: 1, name, value, isFile: false }])
  expect(leftOut).toEqual([])
})

test.each(['f=@b.png;type=image/png', 'f=<b.png'])('the file of %s is to be chosen again', (field) => {
  const { parts, notSendable } = readParts(['-F', field])
  expect(parts).toMatchObject([{ name: 'f', value: '', isFile: true }])
  expect(notSendable).toEqual(['the file b.png (choose it again)'])
})

test('data from a file is to be chosen again, and data-raw is never a file', () => {
  for (const option of ['-d', '--data-binary', '--data-ascii', '--json']) {
    const { file, data, notSendable } = readParts([option, '@a.json'])
    expect([file, data, notSendable], option).toEqual(['a.json', [], ['the file a.json (choose it again)']])
  }
  expect(readParts(['--data-raw', '@a'])).toMatchObject({
    file: undefined,
    data: ['@a'],
    notSendable: [],
  })
})

test('separates queries, user and URL, and silently omits options without effect', () => {
  const words = ['-s', '-L', '--compressed', '-N', '--url-query', 'a=1', '-u', 'me', 'https://a.b/', ' ']
  expect(readParts(words)).toMatchObject({
    queries: ['a=1'],
    user: 'me',
    urls: ['https://a.b/'],
    leftOut: [],
  })
})

/** Each option as its name, value and spelling; a word that is none as its text. */
const read = (command: string) =>
  [...curlOptions(command.split(' '))].map((option) =>
    option.name === undefined ? option.value : [option.name, option.value, option.spelling],
  )

test.each([
  ['-X PUT', [['request', 'PUT', '-X PUT']]],
  [
    '-sXPUT',
    [
      ['s', '', '-s'],
      ['request', 'PUT', '-X PUT'],
    ],
  ],
  ['-ofile a', [['o', 'file', '-o file'], 'a']],
  ['--json={"a"=1} b', [['json', '{"a"=1}', '--json={"a"=1}'], 'b']],
  ['--max-time 5 a', [['max-time', '5', '--max-time 5'], 'a']],
  ['--location a', [['location', '', '--location'], 'a']],
  ['--header', [['header', '', '--header ']]],
  ['-H', [['header', '', '-H ']]],
  ['-G -I a', [['get', '', '-G'], ['head', '', '-I'], 'a']],
  ['- a', ['-', 'a']],
  ['-- -X --url', ['-X', '--url']],
])('%s', (command, options) => {
  expect(read(command)).toEqual(options)
})
