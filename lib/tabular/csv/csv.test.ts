import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toResult } from '../../result/result.ts'
import { CSV_READING, CsvReader, type CsvReading, parseCsv } from './csv-reader.ts'
import { decodeCsv } from './decode-csv.ts'
import { detectDelimiter, detectEscapes } from './detect-delimiter.ts'
import { CSV_WRITING, type CsvCell, writeCsv } from './write-csv.ts'

const fixtures = new URL('fixtures/', import.meta.url)

describe('csv-spectrum', () => {
  const names = readdirSync(new URL('csvs/', fixtures)).map((file) => file.replace('.csv', ''))

  test.each(names)('%s', (name) => {
    const [header = [], ...rows] = parseCsv(readFileSync(new URL(`csvs/${name}.csv`, fixtures), 'utf8'))
    const objects = rows.map((row) => Object.fromEntries(header.map((key, column) => [key, row[column]])))
    expect(objects).toEqual(JSON.parse(readFileSync(new URL(`json/${name}.json`, fixtures), 'utf8')))
  })
})

const READINGS: [string, string[][]][] = [
  ['', []],
  ['a', [['a']]],
  ['a,b', [['a', 'b']]],
  ['a,b\n', [['a', 'b']]],
  ['a,\n', [['a', '']]],
  [',', [['', '']]],
  ['a\rb\rc', [['a'], ['b'], ['c']]],
  ['a\r\n\r\nb\r\n', [['a'], ['b']]],
  [
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFF"a",b', [['a', 'b']]],
  ['""\n', [['']]],
  ['"",""', [['', '']]],
  ['""""', [['"']]],
  ['"a""b","c"', [['a"b', 'c']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"a\r\nb","c\rd","e\nf"\r\n', [['a\r\nb', 'c\rd', 'e\nf']]],
  ['"a"b,c', [['ab', 'c']]],
  ['a"b",c', [['a"b"', 'c']]],
  [' "a", b ', [[' "a"', ' b ']]],
  ['a\n"b\n\n"\nc', [['a'], ['b\n\n'], ['c']]],
]

test.each(READINGS)('%j reads as %j, wherever it is cut', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
  for (let cut = 0; cut <= text.length; cut++)
    expect(inChunks([text.slice(0, cut), text.slice(cut)])).toEqual(rows)
  expect(inChunks([...text])).toEqual(rows)
})

test.each([
  ['a,b\n"c', 2],
  ['"a\r\nb"\r\nx,"y\n', 3],
  ['a\rb\r"', 3],
  ['"""', 1],
])('%j names the line whose quote never closes', (text, line) => {
  expect(() => parseCsv(text)).toThrow(`Invalid CSV format: Unclosed quote starting on line ${line}`)
  expect(() => inChunks([...text])).toThrow(`Unclosed quote starting on line ${line}`)
})

test('an unclosed quote is reported with its position, across chunks', () => {
  const result = toResult(() => inChunks([...'a,b\n1,"2\n3,4']))
  expect(result.ok ? undefined : result.problem.offset).toBe(6)
})

test('rows know the line on which they start', () => {
  const lines: number[] = []
  const reader = new CsvReader((_, line) => lines.push(line))
  reader.push('a\r\n"b\r\nb"\r\n\r\nc\r')
  reader.push('\nd')
  reader.end()
  expect(lines).toEqual([1, 2, 5, 6])
})

test('comments, empty lines, other quotes and delimiters are a choice', () => {
  const reading: CsvReading = {
    ...CSV_READING,
    delimiter: ';',
    quote: "'",
    comment: '#',
    skipsEmptyLines: false,
  }
  const text = "# note; 'open\r\na;'#b'\r\n\r\n'#c';d#e\n#end"
  const rows = [['a', '#b'], [''], ['#c', 'd#e']]
  expect(parseCsv(text, reading)).toEqual(rows)
  expect(inChunks([...text], reading)).toEqual(rows)
})

test.each([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2,5;3', ';'],
  ['a\tb\n1,2\t3', '\t'],
  ['a|b\n1|2', '|'],
  ['one column\nonly', ','],
  ['', ','],
  ['name;note\n"x;y,z";"a,b"\n1;2', ';'],
  ['a;b', ';'],
  ['"a,b,c,d";e', ';'],
  ['x,y\n"open;;;\n;;;', ','],
  ['Report of May\na;b\n', ','],
  ['url\nhttp://a/b;c\nhttp://d/e;f', ','],
  ['note\nred, green\nblue, white', ','],
  ['name\tnote\nAnn\ta,b,c,d\nBob\te,f,g,h', '\t'],
  ['a;b;c,d\n1;2;3;4,5\nx;y;z;w;v,u', ';'],
  ['1;2;3;4,x\n1;2,y\n1;2;3,z\n1;2;3;4;5,w', ';'],
  ['1,5;2,5;3,5\n4,5;5,5;6,5', ';'],
  ['1.234,50;x\n-7,25;y', ';'],
  ['12;Hello, world\n13;Well, you, there, friend\n14;Oh, no', ';'],
  ['id\ttext\tmore\n1\ta, b, c\td\n2\te, f\tg', '\t'],
  ['id,tags\n1,a;b;c\n2,d;e;f', ','],
  ['1,2\n3,4\n5,6', ','],
  ['"say \\"a;b;c\\"",1\n"x",2', ','],
  ['a,b;c\n1,2;3', ','],
  ['a,b;c;d', ';'],
  ['a,b\na;b\nc;d\n', ','],
])('%j is separated by %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter)
})

test('decodeCsv(): detects UTF-8, UTF-16 by its BOM, or windows-1252', () => {
  const utf8 = new TextEncoder().encode('\uFEFFé,ʤ')
  expect(decodeCsv(utf8)).toEqual({ text: 'é,ʤ', encoding: 'utf-8' })
  expect(decodeCsv(Uint8Array.of(0xe9, 0x2c, 0x80))).toEqual({ text: 'é,€', encoding: 'windows-1252' })
  expect(decodeCsv(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0xa4, 2))).toEqual({ text: 'aʤ', encoding: 'utf-16le' })
  expect(decodeCsv(Uint8Array.of(0xfe, 0xff, 0, 0x61, 2, 0xa4))).toEqual({ text: 'aʤ', encoding: 'utf-16be' })
  for (const half of [0xfe, 0xff])
    expect(decodeCsv(Uint8Array.of(half, 0x61))).toEqual({
      text: `${String.fromCharCode(half)}a`,
      encoding: 'windows-1252',
    })
})

const WRITINGS: [string, CsvCell[]][] = [
  ['a,b', ['a', 'b']],
  ['"a,b","c""d","e\nf", g ', ['a,b', 'c"d', 'e\nf', ' g ']],
  ['1,-5,10,true,,', [1, -5, 10n, true, null, '']],
  ['-0.10', [{ numeral: '-0.10' }]],
  ["'-5,'+1,'@x,'=1+1", ['-5', '+1', '@x', '=1+1']],
  ['\'\tx,"\'\rx"', ['\tx', '\rx']],
  ['"\'=cmd\n|x"', ['=cmd\n|x']],
  ['""', ['']],
  ['""', [null]],
]

test.each(WRITINGS)('%j is how a row is written', (csv, cells) => {
  expect(writeCsv([cells])).toBe(`${csv}\r\n`)
})

test('the guard can be turned off, and cells that contain another delimiter are quoted', () => {
  const writing = { delimiter: ';', guardsFormulas: false }
  expect(writeCsv([['=1', 'a;b', 'a,b']], writing)).toBe('=1;"a;b";a,b\r\n')
})

test('written CSV parses back to the same cells', () => {
  const texts = ['', '=1', '-2', '""', '\r\n', ' x ', ...'a",\r\n\uFEFF\'ʤ\t;']
  const rows = texts.flatMap((a) => [[a], ...texts.map((b) => [a, b, a])])
  for (const delimiter of [',', ';', '\t', '|']) {
    const csv = writeCsv(rows, { ...CSV_WRITING, guardsFormulas: false, delimiter })
    expect(parseCsv(csv, { ...CSV_READING, delimiter })).toEqual(rows)
  }
})

test.each([
  ['"x", "y, z"', true, [['x', 'y, z']], undefined],
  ['"x", "y, z"', false, [['x', ' "y', ' z"']], 'space before'],
  ['  "a" \t, b ,"c"', true, [['a', 'b', 'c']], undefined],
  ['"a" ,b', false, [['a ', 'b']], 'text after'],
  ['4,"5"5",6', false, [['4', '55"', '6']], 'text after'],
  ['4,"5"5",6', true, [['4', '55"', '6']], 'text after'],
  ['"",""', false, [['', '']], undefined],
  ['5" disk,a"b', false, [['5" disk', 'a"b']], undefined],
] as const)(
  '%j, trimmed: %s, reads as %j with the flaw %s, wherever it is cut',
  (text, trims, rows, flaw) => {
    const reading = { ...CSV_READING, trims }
    for (let cut = 0; cut <= text.length; cut++) {
      const flaws: unknown[] = []
      const read: string[][] = []
      const reader = new CsvReader((cells, _, found) => {
        read.push(cells)
        flaws.push(found)
      }, reading)
      reader.push(text.slice(0, cut))
      reader.push(text.slice(cut))
      reader.end()
      expect([read, flaws]).toEqual([rows, [flaw]])
    }
  },
)

test.each([
  ['"say \\"hi\\"",1', [['say "hi"', '1']]],
  ['"C:\\\\dir\\\\",x', [['C:\\dir\\', 'x']]],
  ['"a\\nb"', [['a\\nb']]],
  ['"a""b"', [['a"b']]],
  ['a\\"b,c', [['a\\"b', 'c']]],
])('with backslash escapes %j reads as %j, wherever it is cut', (text, rows) => {
  const reading: CsvReading = { ...CSV_READING, escapes: 'backslash' }
  for (let cut = 0; cut <= text.length; cut++)
    expect(inChunks([text.slice(0, cut), text.slice(cut)], reading)).toEqual(rows)
})

test.each([
  ['"say \\"hi\\"",1', 'backslash'],
  ['"ends with a \\"quote\\"","y"\n"z","w"', 'backslash'],
  ['"C:\\dir\\","x"', 'doubled'],
  ['"a ""b""",c', 'doubled'],
  ['a\\"b,c', 'doubled'],
  ['"4"5",6', 'doubled'],
])('detectEscapes(): quotes of %j are %s', (text, escapes) => {
  expect(detectEscapes(text, CSV_READING)).toBe(escapes)
})

test('a quote opened early and never closed costs no more than the text is long', () => {
  const reader = new CsvReader(() => {})
  reader.push('"')
  // Rescanning everything for each chunk would take many minutes.
  for (let part = 0; part < 50_000; part++) reader.push('x,y\n'.repeat(256))
  expect(() => reader.end()).toThrow('Unclosed quote starting on line 1')
})

function inChunks(chunks: string[], reading = CSV_READING): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells), reading)
  for (const chunk of chunks) reader.push(chunk)
  reader.end()
  return rows
}

test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', '\n=1+1', '\r=1', '\t=1'])('the guard covers %j', (text) => {
  expect(writeCsv([['a', text]])).toContain(`'${text}`)
})
