import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { type ApiRequest, FIRST_REQUEST, getRows, NO_AUTH } from './api-request.ts'
import { isCurlCommand } from './curl/curl-command.ts'
import { importCurl } from './curl/import-curl.ts'
import { headersFromText } from './request/headers.ts'

const rowsOf = (...lines: string[]) => headersFromText(lines.join('\n'))

const FORM = ['Content-Type', 'application/x-www-form-urlencoded'] as const
const JSON_TYPE = ['Content-Type', 'application/json'] as const

/** Commands and how their request differs from a plain GET of https://a.b/. */
const CASES: readonly (readonly [command: string, change: Partial<ApiRequest>])[] = [
  ["curl 'https://a.b/'", {}],
  ['$ curl.exe --url https://a.b/ -sSL --compressed', {}],
  ['curl a.b', { url: 'http://a.b' }],
  ['curl {{base}}/x', { url: '{{base}}/x' }],
  ['curl -X DELETE https://a.b/', { method: 'DELETE' }],
  ['curl -XPUT https://a.b/', { method: 'PUT' }],
  ['curl --request=PATCH https://a.b/', { method: 'PATCH' }],
  ['curl -I https://a.b/', { method: 'HEAD' }],
  ['curl -sI https://a.b/', { method: 'HEAD' }],
  [
    "curl https://a.b/ -H 'Accept: a/b' -H'X-Y:z: 1' --header 'X-Y: 2'",
    {
      headers: rowsOf('Accept: a/b', 'X-Y: z: 1', 'X-Y: 2'),
    },
  ],
  [
    "curl https://a.b/ -d a=1 -d 'b=x+y'",
    {
      method: 'POST',
      format: 'Form',
      form: rowsOf('a: 1', 'b: x y'),
      headers: getRows([FORM]),
    },
  ],
  [
    "curl https://a.b/ -d 'not a form'",
    { method: 'POST', format: 'Text', text: 'not a form', headers: getRows([FORM]) },
  ],
  [
    `curl https://a.b/ -H 'Content-Type: application/json' --data-raw '{"a":"@x"}'`,
    { method: 'POST', format: 'JSON', text: '{"a":"@x"}', headers: getRows([JSON_TYPE]) },
  ],
  [
    `curl https://a.b/ --json '{"a":1}'`,
    {
      method: 'POST',
      format: 'JSON',
      text: '{"a":1}',
      headers: getRows([JSON_TYPE, ['Accept', 'application/json']]),
    },
  ],
  [
    "curl https://a.b/ --data-raw '@literal' -H 'content-type: text/plain'",
    { method: 'POST', format: 'Text', text: '@literal', headers: getRows([['content-type', 'text/plain']]) },
  ],
  [
    "curl https://a.b/ --data-urlencode 'q=a b&c' --data-urlencode '=x y' --data-urlencode plain",
    { method: 'POST', format: 'Text', text: 'q=a%20b%26c&x%20y&plain', headers: getRows([FORM]) },
  ],
  ["curl -G https://a.b/?x=1 -d y=2 --data-urlencode 'z=a b'", { url: 'https://a.b/?x=1&y=2&z=a%20b' }],
  [
    "curl https://a.b/ -F 'a=1;type=text/plain' --form-string 'b=@x;y'",
    {
      method: 'POST',
      format: 'Multipart',
      parts: [
        { id: 1, name: 'a', value: '1', isOn: true, isFile: false, contentType: 'text/plain' },
        { id: 2, name: 'b', value: '@x;y', isOn: true, isFile: false },
      ],
    },
  ],
  ['curl -u me:p:w https://a.b/', { auth: { ...NO_AUTH, kind: 'Basic', user: 'me', password: 'p:w' } }],
  ['curl --user me https://a.b/', { auth: { ...NO_AUTH, kind: 'Basic', user: 'me' } }],
  [
    "curl https://a.b/ -b 'a=1; b=2' -A 'agent/1' -e https://c.d/",
    {
      headers: rowsOf('Cookie: a=1; b=2', 'User-Agent: agent/1', 'Referer: https://c.d/'),
    },
  ],
  ["curl $'https://a.b/' -H $'X: it\\'s'", { headers: getRows([['X', "it's"]]) }],
  ['curl https://a.b/ \\\n  -H "A: b" \\\n', { headers: getRows([['A', 'b']]) }],
  // As a URL field shows a pasted command: the line breaks are gone.
  ['curl https://a.b/ \\  -H "A: b" \\  -I', { method: 'HEAD', headers: getRows([['A', 'b']]) }],
  ['curl ^"https://a.b/^" ^\n  -H ^"A: b^"', { headers: getRows([['A', 'b']]) }],
]

test.each(CASES)('%s', (command, change) => {
  const request = { ...FIRST_REQUEST, url: 'https://a.b/', ...change }
  expect(importCurl(command)).toEqual({
    request,
    method: request.method,
    leftOut: [],
    notSendable: [],
    notes: [],
  })
})

test.each([
  [
    'curl -k --proxy p:1 -m 5 https://a.b/',
    ['-k (a browser always checks certificates)', '--proxy p:1', '-m 5'],
  ],
  ['curl --http3 -o out.json https://a.b/', ['--http3', '-o out.json']],
  ['curl -b jar.txt https://a.b/', ['-b jar.txt']],
  ["curl -H 'Host;' -H 'Accept:' -H @file https://a.b/", ['-H Host;', '-H Accept:', '-H @file']],
  ['curl -d @body.json https://a.b/', ['the file body.json (choose it again)']],
  ['curl -F \'f=@"a;b.png";type=image/png\' https://a.b/', ['the file a;b.png (choose it again)']],
  ['curl -X PURGE https://a.b/', ['-X PURGE']],
  ['curl -X GET -d x https://a.b/', ['the body (browsers send none with GET)']],
  ['curl https://a.b/ https://c.d/ | jq .', ['https://c.d/', '| jq .']],
  ['curl --data-urlencode name@file https://a.b/', ['--data-urlencode name@file']],
])('%s leaves nothing out in silence', (command, leftOut) => {
  const imported = importCurl(command)
  expect([...imported.leftOut, ...imported.notSendable]).toEqual(leftOut)
  expect(imported.request.url).toBe('https://a.b/')
})

test.each([
  ['wget x', 'This is not a curl command'],
  ['curl -I', 'This command has no address'],
  ["curl 'https://a.b", 'This command has a quote that is never closed'],
])('%s is refused', (command, message) => {
  expect(toResult(() => importCurl(command))).toMatchObject({ ok: false, problem: { message } })
})

test('isCurlCommand() accepts curl alone or after other commands, and no prose', () => {
  expect(
    ['curl x', ' $ curl x', 'CURL.EXE x', 'A=1 sudo curl x', '/bin/curl x', 'echo 1 | curl -d @- x'].map(
      isCurlCommand,
    ),
  ).toEqual([true, true, true, true, true, true])
  expect(
    ['curl', 'curly x', 'https://curl.se', 'Try this; curl is a tool', 'a | curl | b'].map(isCurlCommand),
  ).toEqual([false, false, false, false, false])
})
