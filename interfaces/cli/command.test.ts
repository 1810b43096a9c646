import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { LISTED } from '../find-operations.ts'
import { callCommand } from '../testing/shell.fixture.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('piped input is output exactly, with every digit and every key, and warnings go to standard error', async () => {
  const input = '{"a":12345678901234567890,"b":1.0,"a":2}'
  expect(await callCommand(['json-format', '--indent', 'Minified'], { input })).toMatchObject({
    code: 0,
    text: input,
    complaint:
      '1 duplicate key. Most programs keep only the last one.\n1 number is too big for JavaScript and would be rounded there.\n',
  })
})

test('removes only the final line feed of piped text', async () => {
  const piped = await callCommand(['regex-explain'], { input: 'a \n' })
  expect(piped).toEqual(await callCommand(['regex-explain', '--', 'a ']))
  expect(piped).not.toEqual(await callCommand(['regex-explain', '--', 'a']))
})

test('a terminal gets a line feed after text, so that its prompt stands alone', async () => {
  const { text } = await callCommand(['base64-encode', 'a'], { isTerminal: true })
  expect(text).toBe('YQ==\n')
})

test.each([
  [['loan', '--amount', 'abc', '--rate', '1', '--term', '1'], 'amount: Enter a number\n'],
  [
    ['loan', '--amount', '1', '--rate', '-1', '--term', '0'],
    'rate: For an interest-free loan turn on 0 % interest\nterm: Enter a number above 0\n',
  ],
  [
    ['unit-convert', '-500', 'c', 'to', 'f'],
    'Below absolute zero: There is nothing colder than 0 K, −273.15 °C or −459.67 °F.\n',
  ],
  [
    ['json-format', '[1,'],
    'Invalid JSON: Unexpected end of JSON input, expected a value (line 1 column 4)\n',
  ],
  [
    ['json-format', '--indent', '3', '[]'],
    'indent: Choose one of "2 spaces", "4 spaces", "Tab", "Minified", not "3".\n',
  ],
  [['json-format', '--sort-keys=yes', '[]'], 'sortKeys: true or false is needed, not “yes”.\n'],
  [['csv-to-json', '--sheet', 'two', 'a'], 'sheet: Enter a number, not “two”.\n'],
  [['csv-to-json', '--edits', '[', 'a'], `edits: JSON is needed, such as '{"a": 1}' or '[1, 2]'.\n`],
  [['csv-to-json', '--edits', '[{"from":1}]', 'a'], 'edits[0].from: Text is needed, not 1.\n'],
  [['json-query', '{}'], 'path is missing.\n'],
  [['list', '--xml'], 'list takes no option but --json.\n'],
])('%j is refused in words, with nothing on standard output', async (args, complaint) => {
  expect(await callCommand(args)).toMatchObject({ code: 1, text: '', complaint })
})

test('an unknown operation shows the list of all', async () => {
  const { code, text, complaint } = await callCommand(['jason-format'])
  expect({ code, text }).toEqual({ code: 64, text: '' })
  expect(complaint).toBe(
    'There is no operation “jason-format”. Did you mean json-format?\nAll operations: sundry list\n',
  )
})

test('help lists the options of an operation with their values and defaults', async () => {
  const { code, text } = await callCommand(['json-format', '--help'])
  expect(code).toBe(0)
  expect(text).toContain(
    '--indent <choice>\n      One of: 2-spaces, 4-spaces, tab, minified\n      Default: 2-spaces\n',
  )
})

test('a file is read by its name, and the answer written to one', async () => {
  const files = [{ name: 'in.json', bytes: bytes('[1]') }]
  const args = ['json-format', '--file', 'in.json', '--indent', 'Minified', '--output', 'out.json']
  const { code, text, written } = await callCommand(args, { files })
  expect({ code, text }).toEqual({ code: 0, text: '' })
  expect(written.get('out.json')).toEqual(bytes('[1]'))
})

test('reads all parameters from a file, with options as overrides, or from a pipe', async () => {
  const params = '{"amount":"1000","rate":"6","term":"3","termUnit":"months","start":"2026-01-31"}'
  const files = [{ name: 'loan.json', bytes: bytes(params) }]
  const { text } = await callCommand(['loan-schedule', '--params', 'loan.json'], { files })
  expect(text).toContain('1,2026-02-28,336.67')
  const piped = await callCommand(['loan-schedule', '--params', '-', '--start', '2026-02-28'], {
    input: params,
  })
  expect(piped.text).toContain('1,2026-03-28,336.67')
  const secret = '{"token":"eyJhbGciOiJIUzI1NiJ9.e30.x","key":"s"}'
  expect((await callCommand(['jwt-verify', '--params', '-'], { input: secret })).text).toContain(
    '"status": "mismatch"',
  )
})

test('bytes go to a pipe, never to a terminal', async () => {
  const args = ['base64-decode', '+/8=']
  expect((await callCommand(args)).output).toEqual(new Uint8Array([0xfb, 0xff]))
  expect(await callCommand(args, { isTerminal: true })).toMatchObject({
    code: 1,
    text: '',
    complaint: 'The answer is a file, which a terminal cannot show. Name it: --output <path>\n',
  })
  const { code, written } = await callCommand([...args, '--output', 'a.bin'], { isTerminal: true })
  expect([code, written.get('a.bin')]).toEqual([0, new Uint8Array([0xfb, 0xff])])
})

test('the list is for people, and as JSON for programs; asking for help shows it too', async () => {
  const { code, text } = await callCommand(['list', '--json'])
  expect([code, JSON.parse(text)]).toEqual([0, LISTED])
  const list = await callCommand(['list'])
  expect(list).toMatchObject({ code: 0, complaint: '' })
  expect(list.text).toMatch(/^Usage: sundry <operation> \[options\] \[text\]\n/)
  expect(await callCommand(['--help'])).toEqual(list)
  expect(await callCommand([])).toMatchObject({ code: 64, text: '', complaint: list.text })
})

test('prints each conversion note of a file on a separate line', async () => {
  const files = [{ name: 'note.md', bytes: bytes('One \u{13000} word.\n') }]
  const given = ['document-convert', '--file', 'note.md', '--to', 'pdf', '--output', 'note.pdf']
  const { code, text, complaint, written } = await callCommand(given, { files })
  expect({ code, text, complaint }).toEqual({ code: 0, text: '', complaint: 'No font here has \u{13000}.\n' })
  expect(new TextDecoder().decode(written.get('note.pdf')?.subarray(0, 5))).toBe('%PDF-')
})

test('runCommand(): accepts choices in kebab-case and -o, and prints the version', async () => {
  const call = await callCommand(['case', '--to', 'snake-case', '-o', 'out.txt', '--', 'Parse the XML'])
  expect([call.code, new TextDecoder().decode(call.written.get('out.txt'))]).toEqual([0, 'parse_the_xml'])
  expect((await callCommand(['--version'])).text).toBe(`${packageFile.version}\n`)
})

test('data are indented, in one line, or raw as jq writes them', async () => {
  const args = ['shuffle', '--', 'a\nb']
  const [indented, compact, raw] = [
    await callCommand(args),
    await callCommand([args[0] ?? '', '--compact', ...args.slice(1)]),
    await callCommand([args[0] ?? '', '-r', ...args.slice(1)]),
  ]
  expect(JSON.parse(indented.text)).toHaveLength(2)
  expect([indented.text, compact.text, raw.text].map((text) => text.split('\n').length)).toEqual([5, 2, 3])
  expect(raw.text.trim().split('\n').sort()).toEqual(['a', 'b'])
})

test('help <operation> prints its options and two examples', async () => {
  const { code, text } = await callCommand(['help', 'json-format'])
  expect([code, text]).toEqual([0, (await callCommand(['json-format', '-h'])).text])
  expect(text).toMatch(/\nExamples:\n {2}sundry json-format .*\n {2}printf .* \| sundry json-format.*\n$/)
})

test('a file that exists is replaced with --force only', async () => {
  const files = [{ name: 'out.txt', bytes: bytes('kept') }]
  const args = ['case', '--to', 'UPPERCASE', '-o', 'out.txt', 'a']
  const refused = await callCommand(args, { files })
  expect([refused.code, refused.written.get('out.txt')]).toEqual([1, bytes('kept')])
  const replaced = await callCommand([...args, '--force'], { files })
  expect([replaced.code, replaced.written.get('out.txt')]).toEqual([0, bytes('A')])
})
