import { expect, test } from 'vitest'
import { curlOptions } from './options.ts'

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
