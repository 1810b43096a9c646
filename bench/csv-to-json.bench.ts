/**
 * Reads the same 300,000 rows with ours and with Papa Parse and prints the ratio, and the time of a whole
 * conversion to JSON.
 */
import Papa from 'papaparse'
import { CsvReader } from '#lib/csv/csv-reader.ts'
import { convert } from '#web/tools/csv-json-converter/convert.ts'
import { DEFAULTS } from '#web/tools/csv-json-converter/options.ts'
import { bestTime } from './best-time.ts'

const ROWS = 300_000
const CHUNK = 512 * 1024
const ROUNDS = 5

/** The same table in every run: quotes, line breaks, numbers and text beyond ASCII. */
function sampleTable(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, i) =>
      `${i},Person ${(i * 7919) % 100_003},"Street ${i}, No ""${i % 99}""",${((i * 31) % 10_007) / 100},2024-01-${String((i % 28) + 1).padStart(2, '0')},true,some ordinary text that fills the row,Zürich,${i * 12_345},"a\nb ${i}",and more text to reach the size`,
  )
  return `id,name,address,price,date,active,text,city,number,note,more\r\n${rows.join('\r\n')}\r\n`
}

function readOurs(text: string): number {
  let cells = 0
  const reader = new CsvReader((row) => {
    cells += row.length
  })
  for (let at = 0; at < text.length; at += CHUNK) reader.push(text.slice(at, at + CHUNK))
  reader.end()
  return cells
}

function readTheirs(text: string): number {
  let cells = 0
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step: ({ data }) => {
      cells += data.length
    },
  })
  return cells
}

const text = sampleTable()
const size = `${(text.length / 1e6).toFixed(0)} MB, ${ROWS.toLocaleString('en')} rows`
const ours = bestTime(() => readOurs(text), ROUNDS)
const theirs = bestTime(() => readTheirs(text), ROUNDS)
process.stdout.write(
  `csv-read: ${(ours / theirs).toFixed(2)}x the time of Papa Parse (${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms, ${size})\n`,
)
for (const detectsTypes of [false, true]) {
  const bytes = new TextEncoder().encode(text)
  const start = performance.now()
  const json = { ...DEFAULTS.json, detectsTypes }
  await convert({ bytes, name: 'bench.csv' }, { ...DEFAULTS, json, sheet: 0 }, () => {})
  process.stdout.write(
    `csv-to-json: ${(performance.now() - start).toFixed(0)} ms from bytes to bytes${detectsTypes ? ', with types' : ''}\n`,
  )
}
