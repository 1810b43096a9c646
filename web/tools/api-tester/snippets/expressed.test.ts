import { expect, test } from 'vitest'
import { FIRST_REQUEST, getRows } from '../api-request.ts'
import { importCurl } from '../curl/import-curl.ts'
import { requestForCode } from '../request/for-code.ts'
import { SNIPPETS, type Snippet, writeSnippet } from './snippets.ts'

const convert = (command: string, to: Snippet) => {
  const { request, method, leftOut } = importCurl(command)
  expect(leftOut).toEqual([])
  return writeSnippet(to, { ...requestForCode(request, new Map()), method })
}
const NODE = `import { request } from "node:https"

const body = Buffer.from("{\\"q\\":1}")
const response = await new Promise((resolve, reject) => {
  request("https://a.b/_search", {
    method: "GET",
    headers: [
      "Host", new URL("https://a.b/_search").host,
      "Content-Type", "application/json",
      "Content-Length", body.length,
    ],
  }, resolve).on("error", reject).end(body)
})
console.log(response.statusCode, Buffer.concat(await response.toArray()).toString())
`

test.each([
  [
    'cURL',
    `curl -X GET 'https://a.b/_search' \\\n  -H 'Content-Type: application/json' \\\n  --data-raw '{"q":1}'`,
  ],
  ['JavaScript (fetch)', `// fetch sends no body with GET; this client of Node.js does.\n${NODE}`],
  [
    'Python (requests)',
    `import requests

response = requests.request(
    "GET",
    "https://a.b/_search",
    headers={
        "Content-Type": "application/json",
    },
    data="{\\"q\\":1}".encode(),
)
print(response.status_code, response.text)
`,
  ],
  [
    'HTTPie',
    `http --ignore-stdin GET 'https://a.b/_search' \\\n  'Content-Type:application/json' \\\n  --raw '{"q":1}'`,
  ],
] as const)('a GET with a body is expressed in %s', (to, code) => {
  expect(convert(`curl -XGET https://a.b/_search -H 'Content-Type: application/json' -d '{"q":1}'`, to)).toBe(
    code,
  )
})

test.each([
  ['cURL', `--data-binary '@d/x.bin'`],
  ['JavaScript (fetch)', 'const file = input.files[0] // d/x.bin\n'],
  ['Python (requests)', 'data=open("d/x.bin", "rb"),'],
  ['HTTPie', "'@d/x.bin'"],
] as const)('a file as the body is expressed in %s', (to, code) => {
  const written = convert("curl https://a.b/ -H 'Content-Type: a/b' --data-binary @d/x.bin", to)
  expect(written).toContain(code)
  expect(written).toContain('a/b')
  expect(written).toContain('POST')
})

const PARTS = `curl https://a.b/ -F 'f=@d/a.jpg' -F 'g=@b.png;type=image/png' -F 'h=<c.txt' -F 'j={"a":1};type=application/json' -F k=1`

test.each([
  [
    'cURL',
    `  -F 'f=@d/a.jpg' \\\n  -F 'g=@b.png;type=image/png' \\\n  -F 'h=<c.txt' \\\n  -F 'j="{\\"a\\":1}";type=application/json' \\\n  --form-string 'k=1'`,
  ],
  [
    'JavaScript (fetch)',
    `form.append("f", input.files[0]) // d/a.jpg
form.append("g", new Blob([input.files[1]], { type: "image/png" }), "b.png") // b.png
form.append("h", await input.files[2].text()) // c.txt
form.append("j", new Blob(["{\\"a\\":1}"], { type: "application/json" }))
form.append("k", "1")
`,
  ],
  [
    'Python (requests)',
    `    files=[
        ("f", open("d/a.jpg", "rb")),
        ("g", ("b.png", open("b.png", "rb"), "image/png")),
        ("h", (None, open("c.txt", "rb"))),
        ("j", (None, "{\\"a\\":1}", "application/json")),
        ("k", (None, "1")),
    ],`,
  ],
  [
    'HTTPie',
    `# HTTPie sends the part "j" without its type application/json.
http --ignore-stdin --multipart POST 'https://a.b/' \\
  'f@d/a.jpg' \\
  'g@b.png;type=image/png' \\
  'h=@c.txt' \\
  'j={"a":1}' \\
  'k=1'`,
  ],
] as const)('parts with files and types are expressed in %s', (to, code) => {
  expect(convert(PARTS, to)).toContain(code)
})

test.each(SNIPPETS)('variables are kept in %s', (to) => {
  const code = convert(
    `curl "https://$HOST/{{id}}?q={{q}}" -H "A: {{h}}" -u '{{user}}:x' -d '{"a": "{{name}}"}' -H 'Content-Type: application/json'`,
    to,
  )
  expect(code).toContain('https://{{HOST}}/{{id}}?q={{q}}')
  expect(code).toContain('{{h}}')
  expect(code).toContain('{{name}}')
})

test.each([
  ['cURL', '-X PROPFIND '],
  ['JavaScript (fetch)', 'method: "PROPFIND"'],
  ['Python (requests)', '"PROPFIND",'],
  ['HTTPie', ' PROPFIND '],
] as const)('a method that the page does not have is expressed in %s', (to, code) => {
  expect(convert('curl -X PROPFIND https://a.b/', to)).toContain(code)
})

test('Python joins cookies with a semicolon', () => {
  expect(convert("curl https://a.b/ -H 'Cookie: a=1' -H 'cookie: b=2'", 'Python (requests)')).toContain(
    '"cookie": "a=1; b=2",',
  )
})

test('a header beyond Latin-1 is sent as the bytes that curl sends', () => {
  const command = "curl https://a.b/ -H 'X: 日'"
  expect(convert(command, 'Python (requests)')).toContain('"X": "日".encode(),')
  expect(convert(command, 'JavaScript (fetch)')).toContain('["X", "\\u00e6\\u0097\\u00a5"],')
})

test('HTTPie sends a part of text literally if it begins with @', () => {
  expect(convert("curl https://a.b/ --form-string 'a=@x'", 'HTTPie')).toContain("'a=\\@x'")
})

test.each([
  ['cURL', `--data-binary '@-'`],
  ['Python (requests)', 'data=open(0, "rb"),'],
  ['HTTPie', `http POST 'https://a.b/' \\\n  'Content-Type:application/x-www-form-urlencoded'`],
] as const)('the standard input as the body is expressed in %s', (to, code) => {
  expect(convert('curl https://a.b/ -d @-', to)).toContain(code)
})

test('an encoded form keeps its variables', () => {
  const url = 'https://a.b/?q={{Q}}%20x'
  expect(convert('curl -G https://a.b/ --data-urlencode "q=$Q x"', 'cURL')).toContain(url)
  const form = getRows([['a b', '{{x}} {{ y']])
  const request = requestForCode({ ...FIRST_REQUEST, method: 'POST', format: 'Form', form }, new Map())
  expect(request.body).toEqual({ kind: 'text', text: 'a+b={{x}}+%7B%7B+y' })
})
