import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const convert = (...words: readonly string[]) => callCommand(['curl-convert', ...words])

test('converts a command to fetch by default', async () => {
  expect(await convert('curl https://a.b/')).toMatchObject({
    code: 0,
    text: 'const response = await fetch("https://a.b/")\nconsole.log(response.status, await response.text())\n',
  })
  expect(await convert('--to=HTTPie', 'curl https://a.b/')).toMatchObject({
    code: 0,
    text: "http --ignore-stdin GET 'https://a.b/'",
  })
})

test('rejects unsupported options by name, unless they can be dropped', async () => {
  const command = 'curl -k --proxy p:1 https://a.b/'
  const refused = await convert('--to=cURL', command)
  expect(refused).toMatchObject({ code: 1, text: '' })
  expect(refused.complaint).toContain(
    'Not taken over: -k (a browser always checks certificates), --proxy p:1',
  )
  expect(refused.complaint).toContain('Turn on dropsUnknown to go on without it.')
  expect(await convert('--to=cURL', '--drops-unknown', command)).toMatchObject({
    code: 0,
    text: "curl 'https://a.b/'",
  })
})

test('variables of the shell are kept, and a note says so', async () => {
  expect(await convert('--to=HTTPie', 'curl https://a.b/$ID -F f=@a.jpg')).toMatchObject({
    code: 0,
    text: "http --ignore-stdin --multipart POST 'https://a.b/{{ID}}' \\\n  'f@a.jpg'",
    complaint: expect.stringContaining('$ID became {{ID}}'),
  })
})
