import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { RFC_VECTORS } from '#web/tools/jwt-decoder/rfc-vectors.ts'
import { NIST } from '#web/tools/unit-converter/vectors.fixture.ts'
import { callCommand } from '../testing/shell.fixture.ts'

const ROOT = join(import.meta.dirname, '../..')
const rows: string[] = []
const HEAD = `# Correctness

Public test suites, asked for by the command in one process. Written by the test run (\`vitest -u\` after a change); a case that
is not right fails it.
`
const read = (path: string) => new Uint8Array(readFileSync(join(ROOT, path)))

/** Runs the command for every case of a suite, and counts the correct results. All must be correct. */
async function judge<Case>(
  suite: string,
  operation: string,
  cases: readonly Case[],
  isRight: (one: Case) => Promise<boolean>,
): Promise<void> {
  const wrong: Case[] = []
  for (const one of cases) if (!(await isRight(one))) wrong.push(one)
  rows.push(`| ${suite} | \`${operation}\` | ${cases.length - wrong.length} of ${cases.length} |`)
  expect(wrong).toEqual([])
}

test('JSONTestSuite: valid JSON is accepted, invalid JSON is rejected, and nothing fails otherwise', async () => {
  const folder = 'lib/json/fixtures/json-test-suite/test_parsing'
  const codes: Readonly<Record<string, readonly number[]>> = { y: [0], n: [1], i: [0, 1] }
  await judge('JSONTestSuite', 'json-format', readdirSync(join(ROOT, folder)), async (name) => {
    const { code } = await callCommand(['json-format'], { input: read(`${folder}/${name}`) })
    return codes[name.charAt(0)]?.includes(code) ?? false
  })
})

type PathCase = {
  readonly name: string
  readonly selector: string
  readonly document?: unknown
  readonly result?: unknown
  readonly results?: readonly unknown[]
  readonly invalid_selector?: boolean
}

test('the compliance suite of RFC 9535: values are selected, and selectors that are none are refused', async () => {
  const suite = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/cts.json'), 'utf8'))
  const cases: readonly PathCase[] = suite.tests
  await judge('JSONPath compliance suite (RFC 9535)', 'json-query', cases, async (one) => {
    const input = JSON.stringify(one.document ?? null)
    const { code, text } = await callCommand(['json-query', `--path=${one.selector}`], { input })
    if (one.invalid_selector) return code === 1
    return (one.results ?? [one.result]).some((result) => isDeepStrictEqual(JSON.parse(text), result))
  })
})

test('csv-spectrum: every file becomes the JSON that it must', async () => {
  const names = readdirSync(join(ROOT, 'lib/tabular/csv/fixtures/csvs')).map((file) =>
    file.replace('.csv', ''),
  )
  await judge('csv-spectrum', 'csv-to-json', names, async (name) => {
    const { text } = await callCommand(['csv-to-json'], {
      input: read(`lib/tabular/csv/fixtures/csvs/${name}.csv`),
    })
    const wanted = JSON.parse(readFileSync(join(ROOT, `lib/tabular/csv/fixtures/json/${name}.json`), 'utf8'))
    return isDeepStrictEqual(JSON.parse(text), wanted)
  })
})

test('RFC 4648: its vectors are encoded and decoded', async () => {
  const vectors = ['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy'].map(
    (base64, length) => ['foobar'.slice(0, length), base64] as const,
  )
  const cases = vectors.flatMap(([text, base64]) => [
    ['base64-encode', text, base64] as const,
    ['base64-decode', base64, text] as const,
  ])
  await judge('RFC 4648 §10', 'base64-encode, base64-decode', cases, async ([operation, input, wanted]) => {
    const { text } = await callCommand([operation], { input })
    return text === wanted
  })
})

test('RFC 7515 and RFC 8037: verifies signed tokens, names the unsigned one, rejects payloads without claims', async () => {
  await judge('Tokens of RFC 7515 and RFC 8037', 'jwt-verify', RFC_VECTORS, async ({ token, publicKey }) => {
    const { code, text } = await callCommand(['jwt-verify', '--key', publicKey, '--', token])
    const isClaims = token.split('.')[1]?.startsWith('eyJ')
    if (!isClaims) return code === 1
    return JSON.parse(text).status === (publicKey === '' ? 'unsigned' : 'verified')
  })
})

test('NIST: units are exact to 15 digits', async () => {
  await judge('NIST SP 811 and Handbook 44', 'unit-convert', NIST, async ([value, from, to, wanted]) => {
    const options = ['--precision', 'Significant digits', '--digits', '15']
    const { text } = await callCommand(['unit-convert', ...options, '--', `${value} ${from} in ${to}`])
    return JSON.parse(text).result === wanted
  })
})

test('docs/correctness.md contains the counts', async () => {
  const table = ['| suite | operation | right |', '| --- | --- | --- |', ...rows].join('\n')
  await expect(`${HEAD}\n${table}\n`).toMatchFileSnapshot(join(ROOT, 'docs/correctness.md'))
})
