import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Conversion, convert, convertToXlsx, type Input, type Settings } from './convert.ts'
import { EXAMPLES } from './examples.ts'
import { DEFAULTS } from './options.ts'

type Choices = {
  read?: Partial<Settings['read']>
  json?: Partial<Settings['json']>
  csv?: Partial<Settings['csv']>
  edits?: Settings['edits']
  sheet?: number
}

function settings(direction: Settings['direction'], choices: Choices = {}): Settings {
  const { read, json, csv, edits, sheet } = choices
  return {
    direction,
    read: { ...DEFAULTS.read, ...read },
    json: { ...DEFAULTS.json, indent: 'none', ...json },
    csv: { ...DEFAULTS.csv, ...csv },
    edits: edits ?? [],
    sheet: sheet ?? 0,
  }
}

async function done(input: Input, choice: Settings): Promise<Extract<Conversion, { kind: 'converted' }>> {
  const answer = await convert(input, choice, () => {})
  if (answer.kind === 'refused') throw new Error(`${answer.problem.message}: ${answer.problem.detail}`)
  return answer
}

async function toJson(input: Input, choices?: Choices): Promise<string> {
  return textOf(await done(input, settings('CSV to JSON', choices)))
}

async function toCsv(input: Input, choices?: Choices): Promise<string> {
  return textOf(await done(input, settings('JSON to CSV', choices)))
}

function textOf({ chunks }: { chunks: readonly Uint8Array<ArrayBuffer>[] }): string {
  return Buffer.concat(chunks).toString('utf8')
}

async function error(input: Input, choice: Settings) {
  const answer = await convert(input, choice, () => {})
  if (answer.kind === 'converted') throw new Error('converted')
  const { message, detail } = answer.problem
  return { said: `${message} | ${detail}`, fixes: answer.fixes }
}

const file = (text: string | Uint8Array, name = 'a.csv') => ({
  bytes: new Uint8Array(Buffer.from(text)),
  name,
})

const fixtures = new URL('../../../lib/tabular/csv/fixtures/', import.meta.url)
describe('csv-spectrum', () => {
  const names = readdirSync(new URL('csvs/', fixtures)).map((entry) => entry.replace('.csv', ''))
  test.each(names)('%s', async (name) => {
    const json = await toJson(file(readFileSync(new URL(`csvs/${name}.csv`, fixtures))))
    expect(JSON.parse(json)).toEqual(JSON.parse(readFileSync(new URL(`json/${name}.json`, fixtures), 'utf8')))
  })
})

test.each<[string, Choices, string]>([
  ['a,b\n1,2', {}, '[{"a":"1","b":"2"}]'],
  ['a,b\n1', {}, '[{"a":"1","b":""}]'],
  ['a,b\n1,2,3,4', {}, '[{"a":"1","b":"2","_extra":["3","4"]}]'],
  ['a,a,,a_2\n1,2,3,4', {}, '[{"a":"1","a_3":"2","column_3":"3","a_2":"4"}]'],
  ['2,1\nx,y', {}, '[{"2":"x","1":"y"}]'],
  ['__proto__,b\n1,2', {}, '[{"__proto__":"1","b":"2"}]'],
  ['a;b\n1,5;2', {}, '[{"a":"1,5","b":"2"}]'],
  ['a,b\n1,2', { read: { delimiter: ';' } }, '[{"a,b":"1,2"}]'],
  [
    '1,2\n3,4',
    { read: { hasHeader: false } },
    '[{"column_1":"1","column_2":"2"},{"column_1":"3","column_2":"4"}]',
  ],
  ['a,b\n 1 , 2', { read: { trims: true } }, '[{"a":"1","b":"2"}]'],
  ['a,b\n"x", "y, z"', { read: { trims: true } }, '[{"a":"x","b":"y, z"}]'],
  ['a,b\n"say \\"hi\\"",1', {}, '[{"a":"say \\"hi\\"","b":"1"}]'],
  ['a^b\n1^2,3', { read: { delimiter: '^' } }, '[{"a":"1","b":"2,3"}]'],
  ["a,b\n'1,2',3", { read: { quote: "'" } }, '[{"a":"1,2","b":"3"}]'],
  ['#x\na\n#y\n1', { read: { comment: '#' } }, '[{"a":"1"}]'],
  ['a\n\n1', { read: { skipsEmptyLines: false } }, '[{"a":""},{"a":"1"}]'],
  ['a,b\n1,2', { json: { shape: 'arrays' } }, '[["a","b"],["1","2"]]'],
  ['a,b\nx,2\nx,3', { json: { shape: 'keyed' } }, '{"x":{"a":"x","b":"2"},"x_2":{"a":"x","b":"3"}}'],
  ['a,b\n1,2\n3,4,5', { json: { shape: 'columns' } }, '{"a":["1","3"],"b":["2","4"],"_extra":[[],["5"]]}'],
  ['a,b\n1,2\n3,4', { json: { shape: 'lines', indent: '2' } }, '{"a":"1","b":"2"}\n{"a":"3","b":"4"}\n'],
])('%j with %j becomes %s', async (csv, choices, json) => {
  expect(await toJson(csv, choices)).toBe(json)
})

test.each([
  ['1\n-2.50\n\n123456789012345', '[{"x":1},{"x":-2.50},{"x":123456789012345}]'],
  ['1\n""\nnull', '[{"x":1},{"x":null},{"x":null}]'],
  ['true\nfalse', '[{"x":true},{"x":false}]'],
  ['null\nnull', '[{"x":null},{"x":null}]'],
  ['null\n1', '[{"x":null},{"x":1}]'],
  ['""\nnull\ntrue', '[{"x":null},{"x":null},{"x":true}]'],
  ['1\nnull\ntrue', '[{"x":"1"},{"x":"null"},{"x":"true"}]'],
  ['null\nx', '[{"x":"null"},{"x":"x"}]'],
  ['1\nx', '[{"x":"1"},{"x":"x"}]'],
  ['1\ntrue', '[{"x":"1"},{"x":"true"}]'],
  ['007', '[{"x":"007"}]'],
  ['1e5', '[{"x":"1e5"}]'],
  ['1234567890123456', '[{"x":"1234567890123456"}]'],
  ['0.1234567890123456', '[{"x":"0.1234567890123456"}]'],
  ['0.001', '[{"x":0.001}]'],
  ['2024-01-31', '[{"x":"2024-01-31"}]'],
  ['-0', '[{"x":"-0"}]'],
  ['+1', '[{"x":"+1"}]'],
  [' 1', '[{"x":" 1"}]'],
  ['TRUE', '[{"x":"TRUE"}]'],
  ['NaN', '[{"x":"NaN"}]'],
])('detects the types of column %j only if nothing is lost', async (cells, json) => {
  expect(await toJson(`x\n${cells}`, { json: { detectsTypes: true } })).toBe(json)
})

test.each([
  ['a;b\n1.234,50;x\n0,99;y', '[{"a":1234.50,"b":"x"},{"a":0.99,"b":"y"}]'],
  ['a\n-12\n1.000.000\n', '[{"a":-12},{"a":1000000}]'],
  ['a;b\n1,5;1.5\nnull;2', '[{"a":1.5,"b":"1.5"},{"a":null,"b":"2"}]'],
  ['a\n"1.23,4"', '[{"a":"1.23,4"}]'],
  ['a\n"007,5"', '[{"a":"007,5"}]'],
])('with a decimal comma %j is read as numbers', async (csv, json) => {
  expect(await toJson(csv, { json: { detectsTypes: true, decimalMark: ',' } })).toBe(json)
})

test.each([
  ['a;b\n1.234,50;x\n0,99;y', true],
  ['a;b\n1234;x\n99;y', false],
  ['a;b\n1,5;x\neins;y', false],
])('a decimal comma is offered for %j: %j', async (csv, isOffered) => {
  const { offersDecimalComma } = await done(csv, settings('CSV to JSON', { json: { detectsTypes: true } }))
  expect(offersDecimalComma).toBe(isOffered)
})

test('the layout is that of JSON.stringify', async () => {
  const csv = 'a,b.c,b.d[0],b.d[1]\n1,2,3,4\n5,6,7,\n8,,,\n'
  for (const shape of ['objects', 'arrays', 'keyed', 'columns'] as const)
    for (const unflattens of [false, true]) {
      const json = await toJson(csv, { json: { shape, unflattens, indent: '2' } })
      expect(json).toBe(JSON.stringify(JSON.parse(json), null, 2))
    }
})

test('paths in names become objects and arrays; a conflicting one remains a name', async () => {
  const csv = 'a.b,a.c[0].d,a.c[1].d,x,x.y,["p.q"],z[1],.w\n1,2,3,4,5,6,7,8\n,,,,,,,\n'
  expect(await toJson(csv, { json: { unflattens: true } })).toBe(
    '[{"a":{"b":"1","c":[{"d":"2"},{"d":"3"}]},"x":"4","x.y":"5","p.q":"6","z[1]":"7",".w":"8"},{"x":"","x.y":"","p.q":"","z[1]":"",".w":""}]',
  )
})

test('a name that cannot become a path leaves its place to a later one that can', async () => {
  expect(await toJson('z[1],z.x\n1,2\n', { json: { unflattens: true } })).toBe('[{"z[1]":"1","z":{"x":"2"}}]')
})

test.each<[string, Choices, string]>([
  ['[{"a":"1","b":2},{"c":null,"a":true}]', {}, 'a,b,c\r\n1,2,\r\ntrue,,\r\n'],
  ['[{"n":12345678901234567890,"m":-0.10,"e":1E400}]', {}, 'n,m,e\r\n12345678901234567890,-0.10,1E400\r\n'],
  ['[{"a":"x,y","b":"q\\"q","c":"l\\nl"}]', {}, 'a,b,c\r\n"x,y","q""q","l\nl"\r\n'],
  ['[{"a":{"b":[1, 2]},"c":[]}]', {}, 'a,c\r\n"{""b"":[1,2]}",[]\r\n'],
  [
    '[{"a":{"b":[1,{"x":2}]},"c":[],"d.e":3}]',
    { csv: { nesting: 'flatten' } },
    'a.b[0],a.b[1].x,c,"[""d.e""]"\r\n1,2,[],3\r\n',
  ],
  ['[{"=a":"=1","b":-5,"c":"-5"}]', {}, "'=a,b,c\r\n'=1,-5,'-5\r\n"],
  ['[{"a":"=1"}]', { csv: { guardsFormulas: false } }, 'a\r\n=1\r\n'],
  ['[{"a":"é"}]', { csv: { isForExcel: true, delimiter: ';' } }, '\uFEFFa\r\né\r\n'],
  ['[{"a":1,"a":2},{"a":3}]', {}, 'a,a_2\r\n1,2\r\n3,\r\n'],
  ['{"x":1}', { csv: { reading: 'row' } }, 'x\r\n1\r\n'],
  ['{"a":1}\n{"a":2}\n', { csv: { reading: 'lines' } }, 'a\r\n1\r\n2\r\n'],
  ['{"d":{"e/f":[{"a":1}]}}', { csv: { reading: '/d/e~1f' } }, 'a\r\n1\r\n'],
  ['[["a","b"],[1,"2"]]', { csv: { reading: 'arrays' } }, 'a,b\r\n1,2\r\n'],
])('%j with %j becomes %j', async (json, choices, csv) => {
  expect(await toCsv(json, choices)).toBe(csv)
})

test('strings round-trip unchanged, flat and nested', async () => {
  const items = [
    { id: '007', note: 'a,"b"\r\nc', formula: '=1', empty: '', space: ' x ' },
    { id: '12345678901234567890', note: 'ʤ;|\t', formula: '-', empty: '', space: '' },
  ]
  const csv = await toCsv(JSON.stringify(items), { csv: { guardsFormulas: false } })
  expect(JSON.parse(await toJson(csv))).toEqual(items)
  const nested = [{ a: { b: ['x', { c: 'y' }] }, 'd.e': 'z', f: [], g: {} }]
  const flat = await toCsv(JSON.stringify(nested), { csv: { nesting: 'flatten' } })
  expect(JSON.parse(await toJson(flat, { json: { unflattens: true } }))).toEqual(nested)
})

test('columns are left out, renamed and moved, both ways', async () => {
  const edits = [
    { from: 'c', to: 'third', isIncluded: true },
    { from: 'a', to: 'third', isIncluded: true },
    { from: 'gone', to: 'gone', isIncluded: true },
    { from: 'b', to: 'b', isIncluded: false },
  ]
  expect(await toJson('a,b,c,d\n1,2,3,4', { edits })).toBe('[{"third":"3","third_2":"1","d":"4"}]')
  expect(await toCsv('[{"a":1,"b":2,"c":3,"d":4}]', { edits })).toBe('third,third_2,d\r\n3,1,4\r\n')
})

test.each([
  ['sep=;\r\na;b,c\r\n1;2,5\r\n', '[{"a":"1","b,c":"2,5"}]'],
  ['\uFEFFsep=,\na,b;c\n1,2;3\n', '[{"a":"1","b;c":"2;3"}]'],
  ['sep=x\n1\n', '[{"sep=x":"1"}]'],
])('reads the delimiter from Excel’s first line, which is not a header: %j', async (csv, json) => {
  expect(await toJson(csv)).toBe(json)
  expect(await toJson({ bytes: new TextEncoder().encode(csv), name: 'a.csv' })).toBe(json)
})

test.each([
  ['a,b\n1,2\n', ['comma-separated']],
  ['a;b\n1;2\n', ['semicolon-separated']],
  ['a\tb\n1\t2\n', ['tab-separated']],
  ['a|b\n1|2\n', ['pipe-separated']],
  ['a\n1\n', []],
  ['a,b\n"\\"x\\"",2\n', ['comma-separated', 'quotes escaped with a backslash']],
])('reports the delimiter detected in %j: %j', async (csv, findings) => {
  expect((await done(csv, settings('CSV to JSON'))).findings).toEqual(findings)
})

test.each([
  [
    'a,b\n"x", "y, z"',
    [
      'Row 2: a quote after a space is part of the cell. “Trim cells” reads it as a quoted cell.',
      'Row 2 has 3 cells, header has 2',
    ],
  ],
  [
    'a,b,c\n1,2,3\n4,"5"5",6',
    ['Row 3: text follows a closing quote. The quotes might be escaped in another way.'],
  ],
])('warns of quotes that end too early or start too late in %j', async (csv, warnings) => {
  expect((await done(csv, settings('CSV to JSON'))).warnings).toEqual(warnings)
})

test('warnings count, and name the rows', async () => {
  const answer = await done('a,b,c\n1,2,3,4,5\n1,2,3\n1\n', settings('CSV to JSON'))
  expect(answer.warnings).toEqual(['Row 2 has 5 cells, header has 3', 'Row 4 has 1 cell, header has 3'])
  const guarded = await done('[{"a":"=1","b":"@x","c":"\\tz","d":-5}]', settings('JSON to CSV'))
  expect(guarded.guardedCells).toBe(3)
  const named = await done('[{"=a":"=1","@b":2,"c":3}]', settings('JSON to CSV'))
  expect(named.guardedCells).toBe(3)
  const twice = await done('[{"a":1,\n"a":2}]', settings('JSON to CSV'))
  expect(twice.warnings).toEqual(['Item 1 has “a” more than once (line 2): see the column “a_2”'])
})

test.each([
  ['a,b', 'Invalid CSV format | A header row and at least one row below it are needed.'],
  ['a\n"x\ny', 'Invalid CSV format | Unclosed quote starting on line 2'],
])('%j is refused: %s', async (csv, said) => {
  expect(await error(csv, settings('CSV to JSON'))).toEqual({ said, fixes: [] })
})

test.each([
  ['[]', 'The array is empty: there is nothing to convert.', []],
  ['[{}]', 'The objects are empty.', []],
  ['5', 'It is a number; an array of objects is needed.', []],
  ['[{"a":1},2]', 'Item 2 is not an object', []],
  ['{"a":1}', 'It is one object; an array of objects is needed.', ['Convert as one row']],
  [
    '{"n":1,"data":[{"a":1}],"r":{"items":[{"b":1}]}}',
    'It is one object; an array of objects is needed.',
    ['Use the array at data', 'Use the array at r.items', 'Convert as one row'],
  ],
  [
    '{"a/b":{"c~":[{"x":1}]},"d":{"e":{"f":[{"x":2}],"g":{"h":[{"x":3}]}}},"i":[],"j":[{"x":4},5],"k":[[{"x":6}]]}',
    'It is one object; an array of objects is needed.',
    ['Use the array at a/b.c~', 'Use the array at d.e.f', 'Convert as one row'],
  ],
  [
    `{${'abcdefg'.replaceAll(/./g, '"$&":[{"x":1}],')}"z":1}`,
    'It is one object; an array of objects is needed.',
    [...[...'abcde'].map((key) => `Use the array at ${key}`), 'Convert as one row'],
  ],
  ['true', 'It is true; an array of objects is needed.', []],
  ['"x"', 'It is a text; an array of objects is needed.', []],
  ['null', 'It is null; an array of objects is needed.', []],
  ['{}', 'It is one object; an array of objects is needed.', []],
  ['[[1],[2]]', 'Item 1 is not an object', ['Use the first array as the header']],
  [
    '{"a":1}\n{"a":2}',
    "Unexpected token '{', expected nothing after the value (line 2 column 1)",
    ['Read as JSON Lines'],
  ],
  ['[{"a":1}', "Unexpected end of JSON input, expected ',' or ']' (line 1 column 9)", []],
])('%j is refused: %s', async (json, detail, labels) => {
  const { said, fixes } = await error(json, settings('JSON to CSV'))
  expect(said).toBe(`Invalid JSON format | ${detail}`)
  expect(fixes.map(({ label }) => label)).toEqual(labels)
  for (const { reading } of fixes) await done(json, settings('JSON to CSV', { csv: { reading } }))
})

test('an array within the object is selected by its path', async () => {
  const json = '{"a/b":{"c~1":[{"x":1}]},"a":{"b":[{"x":2}]}}'
  const { fixes } = await error(json, settings('JSON to CSV'))
  const made = fixes.map(({ reading }) => toCsv(json, { csv: { reading } }))
  expect(await Promise.all(made)).toEqual([
    'x\r\n1\r\n',
    'x\r\n2\r\n',
    'a/b,a\r\n"{""c~1"":[{""x"":1}]}","{""b"":[{""x"":2}]}"\r\n',
  ])
})

test('files are read in their encoding', async () => {
  expect(await toJson(file(Uint8Array.of(0x61, 10, 0xe9)))).toBe('[{"a":"é"}]')
  const utf16 = Uint8Array.of(0xff, 0xfe, 0x61, 0, 10, 0, 0xa4, 2)
  expect((await done(file(utf16), settings('CSV to JSON'))).findings).toEqual(['UTF-16 LE'])
  expect(await toJson(file(utf16))).toBe('[{"a":"ʤ"}]')
  expect(await toJson(file('\uFEFFa\tb\n1\t2'))).toBe('[{"a":"1","b":"2"}]')
  expect(await toJson(file('a\né'), { read: { encoding: 'windows-1252' } })).toBe('[{"a":"Ã©"}]')
})

test('workbooks are written and read, preserving digits', async () => {
  const json = '[{"id":12345678901234567890,"price":19.90,"ok":true,"note":"=1"},{"id":"007"}]'
  const bytes = await convertToXlsx(json, settings('JSON to CSV'))
  const answer = await done({ bytes, name: 'a.xlsx' }, settings('CSV to JSON'))
  expect(answer.sheetNames).toEqual(['Data'])
  expect(textOf(answer)).toBe(
    '[{"id":"12345678901234567890","price":"19.90","ok":"true","note":"=1"},{"id":"007","price":"","ok":"","note":""}]',
  )
})

test.each([
  ['19.90', '<c s="0"><v>19.90</v></c>'],
  ['-123456789012345', '<c s="0"><v>-123456789012345</v></c>'],
  ['1234567890123456', '<c s="0" t="inlineStr"><is><t xml:space="preserve">1234567890123456</t></is></c>'],
  ['1e5', '<c s="0" t="inlineStr"><is><t xml:space="preserve">1e5</t></is></c>'],
  ['true', '<c s="0" t="inlineStr"><is><t xml:space="preserve">true</t></is></c>'],
])('in a workbook %s stands as %s', async (value, cell) => {
  const parts = unzipSync(await convertToXlsx(`[{"a":${value}}]`, settings('JSON to CSV')))
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(`<row>${cell}</row>`)
})

test('old workbooks are read, too', async () => {
  const bytes = new Uint8Array(await readFile('lib/tabular/xls/fixtures/excel-95.xls'))
  const answer = await done({ bytes, name: 'a.xls' }, settings('CSV to JSON'))
  expect(answer.sheetNames).toEqual(['names95.csv'])
  expect(textOf(answer)).toContain('{"Player":"Æsa","Score":"-0.01","Born":"2024-02-29"')
})

test.each(EXAMPLES)('the example $title converts, or offers how', async ({ text, direction }) => {
  const answer = await convert(text, settings(direction), () => {})
  expect(answer.kind === 'converted' || answer.fixes.length > 0).toBe(true)
})

/** As JSON with names as paths. */
const nested = (csv: string) => toJson(csv, { json: { unflattens: true } })

test('an empty cell within a list keeps its position, one at its end is omitted', async () => {
  expect(await nested('a[0],a[1],a[2]\n1,,3\n,2,\n')).toBe('[{"a":["1","","3"]},{"a":["","2"]}]')
})

test('a path out of order, or in conflict with another value, remains a name', async () => {
  expect(await nested('a[0].x,a[2].y\n1,2\n')).toBe('[{"a":[{"x":"1"}],"a[2].y":"2"}]')
  expect(await nested('a[0],a[2],a[1]\n1,2,3\n')).toBe('[{"a":["1","3"],"a[2]":"2"}]')
  expect(await nested('a[0],a.b\n1,2\n')).toBe('[{"a":["1"],"a.b":"2"}]')
})

test.each([
  ['a.b,a\n1,2\n', '“a” and “a.b”'],
  ['a[0],a\n1,2\n', '“a” and “a[0]”'],
  ['x,a.b.c,y,a\n1,2,3,4\n', '“a” and “a.b.c”'],
])('columns of %j that would overwrite each other are an error that names %s', async (csv, names) => {
  await expect(nested(csv)).rejects.toThrow(`The columns ${names} are one key.`)
})

test('writes a row whose nested cells are all empty as an empty object on a separate line', async () => {
  const csv = 'a.b,a.c\n1,2\n,\n'
  expect(await toJson(csv, { json: { unflattens: true } })).toBe('[{"a":{"b":"1","c":"2"}},{}]')
  expect(await toJson(csv, { json: { unflattens: true, indent: '2' } })).toContain('\n  {}\n]')
})

test('a column with the name of the list of extra cells keeps its name, and the list gets a number', async () => {
  expect(await toJson('_extra,b\n1,2,3')).toBe('[{"_extra":"1","b":"2","_extra_2":["3"]}]')
})

test('trims the cells of a workbook if requested', async () => {
  const bytes = await convertToXlsx('[{"a":" x "},{"a":"y"}]', settings('JSON to CSV'))
  const read = (trims: boolean) => toJson({ bytes, name: 'a.xlsx' }, { read: { trims } })
  expect([await read(true), await read(false)]).toEqual(['[{"a":"x"},{"a":"y"}]', '[{"a":" x "},{"a":"y"}]'])
})

test('nothing makes no workbook, and a file of JSON makes one', async () => {
  await expect(convertToXlsx('', settings('JSON to CSV'))).rejects.toThrow('Invalid JSON format')
  const bytes = await convertToXlsx(file('[{"a":1}]', 'a.json'), settings('JSON to CSV'))
  expect(await toJson({ bytes, name: 'a.xlsx' })).toBe('[{"a":"1"}]')
})

test('converts a JSON file like text, and refuses a file that is not text', async () => {
  expect(await toCsv(file('[{"a":false}]', 'a.json'))).toBe('a\r\nfalse\r\n')
  const broken = Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d)
  expect((await error(file(broken, 'a.json'), settings('JSON to CSV'))).said).toContain(
    'Invalid JSON format | ',
  )
})

test('an array that is no longer there is named', async () => {
  const choice = settings('JSON to CSV', { csv: { reading: '/data/items' } })
  expect(await error('{"data":{}}', choice)).toMatchObject({
    said: 'Invalid JSON format | There is no “items” in it.',
  })
})
