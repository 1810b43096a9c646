import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type ApiRequest, FIRST_REQUEST, getRows, METHODS, NO_AUTH } from './api-request.ts'
import { importCurl } from './curl/import-curl.ts'
import { toCurl } from './curl/to-curl.ts'
import { type PreparedRequest, prepareRequest } from './request/prepare.ts'
import { writeSnippet } from './snippets/snippets.ts'
import { toFetch } from './snippets/to-fetch.ts'
import { toHttpie } from './snippets/to-httpie.ts'

const prepare = (change: Partial<ApiRequest>): PreparedRequest =>
  prepareRequest({ ...FIRST_REQUEST, url: 'https://a.b/', ...change }, new Map())

const HARD = [
  "it's 'quoted'",
  '"double" \\"escaped\\"',
  'line\nbreak\r\nand\ttab',
  '$HOME $(id) `id` $' + '{x} !! !',
  '100% %s %PATH%',
  'ü 日本 😀 \u2028',
  '\u0001\u001b\u007f',
  '@file',
  '-d --data',
  '^caret^ & | ; < > # * ? [a] {b} ~ \\',
  'a=1&b=2',
  'a+b=%20',
]

/** Requests that are unchanged after export as curl and import. */
const ROUND_TRIPS: readonly ApiRequest[] = [
  ...METHODS.map((method) => ({ ...FIRST_REQUEST, method })),
  ...HARD.map((text) => ({ ...FIRST_REQUEST, method: 'POST', text }) as const),
  ...HARD.map((text) => ({ ...FIRST_REQUEST, method: 'PUT', format: 'Text', text }) as const),
  ...HARD.map(
    (text) =>
      ({
        ...FIRST_REQUEST,
        method: 'POST',
        format: 'Form',
        form: getRows([
          [text, text],
          ['x', ''],
        ]),
      }) as const,
  ),
  ...HARD.map(
    (value) =>
      ({
        ...FIRST_REQUEST,
        method: 'PATCH',
        format: 'Multipart',
        parts: getRows([['part', value]]).map((row) => ({ ...row, isFile: false })),
      }) as const,
  ),
  ...HARD.filter((value) => !/[\r\n]|[^\0-\xff]/.test(value)).map((value) => ({
    ...FIRST_REQUEST,
    headers: getRows([
      ['X-Hard', value],
      ['x-hard', 'twice'],
      ['Cookie', value],
    ]),
  })),
  ...HARD.map(
    (value) =>
      ({ ...FIRST_REQUEST, auth: { ...NO_AUTH, kind: 'Basic', user: value, password: value } }) as const,
  ),
  { ...FIRST_REQUEST, url: "https://a.b/it's/[x]/{y}?q='\"$`!%25&q=2#frag{}" },
]

test.each(ROUND_TRIPS.map((request) => [JSON.stringify(request).slice(0, 400), request] as const))(
  'a curl command brings back %s',
  (_, request) => {
    const sent = prepareRequest(request, new Map())
    const { request: back, leftOut } = importCurl(toCurl(sent))
    expect(leftOut).toEqual([])
    expect(prepareRequest(back, new Map())).toEqual(sent)
  },
)

const FILE = new File(['x'], 'a "b";c.png', { type: 'image/png' })
const POST = prepare({
  method: 'POST',
  headers: getRows([
    ['X-A', "it's"],
    ['x-a', '2'],
  ]),
  text: '{"a":"ü\n$x"}',
})
const PARTS = prepare({
  method: 'POST',
  format: 'Multipart',
  parts: [
    { id: 1, name: 'a', value: '@x', isOn: true, isFile: false },
    { id: 2, name: 'f', value: '', isOn: true, isFile: true, file: FILE },
  ],
})

test('cURL', () => {
  expect(writeSnippet('cURL', prepare({}))).toBe("curl 'https://a.b/'")
  expect(writeSnippet('cURL', prepare({ method: 'HEAD', url: 'https://a.b/[1]' }))).toBe(
    "curl --head 'https://a.b/[1]' \\\n  --globoff",
  )
  expect(writeSnippet('cURL', prepare({ url: 'https://a.b/?q={x}' }))).toBe(
    "curl 'https://a.b/?q={x}' \\\n  --globoff",
  )
  expect(writeSnippet('cURL', POST)).toBe(
    `curl -X POST 'https://a.b/' \\\n  -H 'X-A: it'\\''s' \\\n  -H 'x-a: 2' \\\n  -H 'Content-Type: application/json' \\\n  --data-raw '{"a":"ü\n$x"}'`,
  )
  expect(writeSnippet('cURL', PARTS)).toBe(
    `curl -X POST 'https://a.b/' \\\n  --form-string 'a=@x' \\\n  -F 'f=@"a \\"b\\";c.png"'`,
  )
  expect(writeSnippet('cURL', prepare({ method: 'PUT', format: 'File', file: FILE }))).toContain(
    `--data-binary '@a "b";c.png'`,
  )
})

test('Python', () => {
  expect(writeSnippet('Python (requests)', POST)).toBe(
    `import requests

response = requests.request(
    "POST",
    "https://a.b/",
    headers={
        "x-a": "it's, 2",
        "Content-Type": "application/json",
    },
    data="{\\"a\\":\\"ü\\n$x\\"}".encode(),
)
print(response.status_code, response.text)
`,
  )
  expect(
    writeSnippet(
      'Python (requests)',
      prepare({
        headers: getRows([
          ['x-b', '1'],
          ['X-B', '2'],
        ]),
      }),
    ),
  ).toContain(
    `    headers={
        "X-B": "1, 2",
    },`,
  )
  expect(writeSnippet('Python (requests)', PARTS)).toContain(`    files=[
        ("a", (None, "@x")),
        ("f", open("a \\"b\\";c.png", "rb")),
    ],`)
})

test('a file is the whole body', () => {
  const whole = prepare({ method: 'PUT', format: 'File', file: FILE })
  expect(writeSnippet('JavaScript (fetch)', whole)).toContain(
    'const file = input.files[0] // a "b";c.png\nconst response',
  )
  expect(writeSnippet('JavaScript (fetch)', whole)).toContain('  body: file,\n')
  expect(writeSnippet('Python (requests)', whole)).toContain('data=open("a \\"b\\";c.png", "rb"),')
  expect(writeSnippet('HTTPie', whole)).toContain('\'@a "b";c.png\'')
})

test('HTTPie', () => {
  expect(writeSnippet('HTTPie', POST)).toBe(
    `http --ignore-stdin POST 'https://a.b/' \\\n  'X-A:it'\\''s' \\\n  'x-a:2' \\\n  'Content-Type:application/json' \\\n  --raw '{"a":"ü\n$x"}'`,
  )
  expect(writeSnippet('HTTPie', PARTS)).toBe(
    `http --ignore-stdin --multipart POST 'https://a.b/' \\\n  'a=\\@x' \\\n  'f@a "b";c.png'`,
  )
  expect(writeSnippet('HTTPie', prepare({ headers: getRows([['X', '=1']]) }))).toContain("'X:\\=1'")
  expect(writeSnippet('HTTPie', prepare({ headers: getRows([['X', 'a=@1']]) }))).toContain("'X:a=@1'")
})

test('fetch, run by node, requests what was prepared', () => {
  const script = `
    globalThis.fetch = async (url, init = {}) => {
      console.log(JSON.stringify([url, init.method ?? 'GET', init.headers ?? [], init.body ?? null]))
      return new Response('')
    }
    console.log = ((log) => (...words) => typeof words[0] === 'number' || log(...words))(console.log)
    ${writeSnippet('JavaScript (fetch)', POST)}
    ${writeSnippet('JavaScript (fetch)', prepare({})).replace('const response', 'const second').replaceAll('response.', 'second.')}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' })
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    ['https://a.b/', 'POST', POST.headers, '{"a":"ü\n$x"}'],
    ['https://a.b/', 'GET', [], null],
  ])
  expect(writeSnippet('JavaScript (fetch)', PARTS)).toContain(
    'form.append("a", "@x")\nform.append("f", input.files[0]) // a "b";c.png\n',
  )
})

test('a file name never ends the comment that contains it', () => {
  const file = new File(['x'], 'a\nb\u2028c\rd.txt')
  const request = { method: 'PUT', url: 'https://a.b/', headers: [], body: { kind: 'file', file } } as const
  expect(toFetch(request)).toBe(
    'const file = input.files[0] // a b c d.txt\nconst response = await fetch("https://a.b/", {\n  method: "PUT",\n  body: file,\n})\nconsole.log(response.status, await response.text())\n',
  )
})

test('a repeated header is sent twice', () => {
  const headers = [
    ['A', '1'],
    ['A', '2'],
  ] as const
  expect(toFetch({ method: 'GET', url: 'https://a.b/', headers, body: undefined })).toContain(
    '{\n  headers: [\n    ["A", "1"],\n    ["A", "2"],\n  ],\n}',
  )
})

test.each([
  ['@a', "'X:\\@a'"],
  ['=a', "'X:\\=a'"],
  ['\\a', "'X:\\a'"],
  ['a@b', "'X:a@b'"],
])('HTTPie treats the header value %s as neither a file nor JSON', (value, word) => {
  const text = toHttpie({ method: 'GET', url: 'https://a.b/', headers: [['X', value]], body: undefined })
  expect(text).toBe(`http --ignore-stdin GET 'https://a.b/' \\\n  ${word}`)
})
