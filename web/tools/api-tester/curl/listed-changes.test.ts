import { expect, test } from 'vitest'
import { importCurl } from './import-curl.ts'

const listed = (command: string) => {
  const { leftOut, notSendable, notes } = importCurl(command)
  return { leftOut, notSendable, notes }
}
const NOTHING = { leftOut: [], notSendable: [], notes: [] }

test.each([
  ['j={"a":1};type=application/json', { value: '{"a":1}', contentType: 'application/json' }],
  ['j="{\\"a\\":1}"; type=application/json', { value: '{"a":1}', contentType: 'application/json' }],
  ['j=x;type=text/plain;charset=utf-8', { value: 'x', contentType: 'text/plain;charset=utf-8' }],
  ['j=x;y', { value: 'x;y' }],
])('the part of -F %s keeps its content type', (field, part) => {
  const { request, ...rest } = importCurl(`curl a.b -F '${field}'`)
  expect(request.parts).toEqual([{ id: 1, name: 'j', isOn: true, isFile: false, ...part }])
  expect(rest).toMatchObject(NOTHING)
})

test.each([
  ['f=@a.jpg', { fileName: 'a.jpg' }],
  ['f=@a.jpg;type=image/jpeg', { fileName: 'a.jpg', contentType: 'image/jpeg' }],
  ['f=<a.txt', { fileName: 'a.txt', readsText: true }],
])('the part of -F %s keeps the name of its file', (field, part) => {
  const { request, leftOut } = importCurl(`curl a.b -F '${field}'`)
  expect(request.parts).toEqual([{ id: 1, name: 'f', value: '', isOn: true, isFile: true, ...part }])
  expect(leftOut).toEqual([])
})

test.each([
  ["curl a.b -F 'f=@a;filename=b'", ['filename=b of the part f']],
  [
    "curl a.b -F 'f=x;headers=@h;encoder=base64'",
    ['headers=@h of the part f', 'encoder=base64 of the part f'],
  ],
  ["curl a.b -d x=1 -F 'f=1'", ['-d x=1 (curl sends either a form or data)']],
  ['curl a.b -d x=1 -d @y', ['-d x=1 (next to the file y)']],
  ['curl a.b -d @x -d @y', ['-d @y (only one file can be the body)']],
])('%s lists what it drops', (command, leftOut) => {
  expect(listed(command).leftOut).toEqual(leftOut)
})

test.each([
  ['curl https://a.b/$ID', 'https://a.b/{{ID}}', ['$ID became {{ID}}']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variable
  ['curl "https://a.b/${ID}/x"', 'https://a.b/{{ID}}/x', ['${ID} became {{ID}}']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variable
  ['curl https://a.b/${ID:-5}', 'https://a.b/{{ID}}', ['${ID:-5} became {{ID}}']],
  ['curl https://a.b/$(cat id.txt)', 'https://a.b/{{cat-id.txt}}', ['$(cat id.txt) became {{cat-id.txt}}']],
  ['curl "https://a.b/`id -u`"', 'https://a.b/{{id-u}}', ['`id -u` became {{id-u}}']],
  ['curl https://a.b/$(echo "$(id)")', 'https://a.b/{{echo-id}}', ['$(echo "$(id)") became {{echo-id}}']],
  ['curl https://a.b/$1', 'https://a.b/{{argument1}}', ['$1 became {{argument1}}']],
  ['curl https://a.b/$ID/$ID', 'https://a.b/{{ID}}/{{ID}}', ['$ID became {{ID}}']],
  ["curl 'https://a.b/$ID'", 'https://a.b/$ID', []],
  ['curl https://a.b/\\$ID?x=$', 'https://a.b/$ID?x=$', []],
  ['curl https://a.b/$env:ID', 'https://a.b/{{ID}}', ['$env:ID became {{ID}}']],
  ['curl ^"https://a.b/%USER_ID%^"', 'https://a.b/{{USER_ID}}', ['%USER_ID% became {{USER_ID}}']],
  ['curl ^"https://a.b/%C3%BC%AB%20^"', 'https://a.b/%C3%BC%AB%20', []],
])('%s keeps its variables', (command, url, notes) => {
  const imported = importCurl(command)
  expect(imported.request.url).toBe(url)
  expect(imported.notes).toEqual(notes)
})

test.each([
  ['curl https://a.b/[1-3]', 'https://a.b/1', ['[1-3] of the address (curl requests 3 addresses)']],
  [
    'curl https://a.b/[001-100:10]x',
    'https://a.b/001x',
    ['[001-100:10] of the address (curl requests 10 addresses)'],
  ],
  ['curl https://a.b/[a-z]', 'https://a.b/a', ['[a-z] of the address (curl requests 26 addresses)']],
  ['curl https://{a,b}.c/', 'https://a.c/', ['{a,b} of the address (curl requests 2 addresses)']],
  ['curl -g https://a.b/[1-3]{a,b}', 'https://a.b/[1-3]{a,b}', []],
  ['curl http://[::1]:80/?a[]=1', 'http://[::1]:80/?a[]=1', []],
  ['curl https://a.b/{{id}}/{x}', 'https://a.b/{{id}}/{x}', []],
])('%s lists its patterns', (command, url, leftOut) => {
  const imported = importCurl(command)
  expect(imported.request.url).toBe(url)
  expect(imported.leftOut).toEqual(leftOut)
})

test('several -b options are one Cookie header', () => {
  const { request } = importCurl("curl a.b -b a=1 -H 'X: 1' --cookie 'b=2; c=3'")
  expect(request.headers.map(({ name, value }) => [name, value])).toEqual([
    ['Cookie', 'a=1; b=2; c=3'],
    ['X', '1'],
  ])
})

const QUOTES = ['Curly quotes were read as straight quotes']

test.each([
  ['curl “https://a.b/” -H “A: it’s $X”', 'A', 'it’s {{X}}', '', [...QUOTES, '$X became {{X}}']],
  ['curl ‘https://a.b/’ -H ‘A: it’s $X’', 'A', 'it’s $X', '', QUOTES],
  ['curl ”https://a.b/” -H „A: 1“', 'A', '1', '', QUOTES],
  ['curl https://a.b/ -H A:1 -d ‘{“a”: “b c”}’', 'A', '1', '{"a": "b c"}', QUOTES],
  ['curl https://a.b/ -H A:1 -d “{“a”: “b” }”', 'A', '1', '{"a": "b" }', QUOTES],
  ['curl https://a.b/ -H A:1 -d \'{"a":"“it’s”"}\'', 'A', '1', '{"a":"“it’s”"}', []],
  ['curl https://a.b/ —header A:1', 'A', '1', '', ['—header was read as --header']],
  ['curl https://a.b/ –H A:1', 'A', '1', '', ['–H was read as -H']],
])('%s is read as it was meant', (command, name, value, text, notes) => {
  const { request, ...rest } = importCurl(command)
  expect(request).toMatchObject({ url: 'https://a.b/', text })
  expect(request.headers[0]).toMatchObject({ name, value })
  expect(rest).toMatchObject({ ...NOTHING, notes })
})

test.each([
  ['TOKEN=1 curl https://a.b/', ['TOKEN=1']],
  ['sudo curl https://a.b/', ['sudo']],
  ['/usr/bin/curl https://a.b/', []],
  ['% curl https://a.b/', []],
  [`echo '{"use": "curl x"}' | curl https://a.b/ | jq .`, [`echo '{"use": "curl x"}' |`, '| jq .']],
  ['export ID=1\ncurl https://a.b/', ['export ID=1']],
  ['cd x && time curl https://a.b/', ['cd x && time']],
  ['(curl https://a.b/)', ['(', ')']],
])('%s lists the commands around it', (command, leftOut) => {
  const imported = importCurl(command)
  expect(imported.request.url).toBe('https://a.b/')
  expect(imported.leftOut).toEqual(leftOut)
})
