/**
 * Compares CsvReader with Papa Parse on the same 300,000 rows and times a whole conversion to JSON. Each reading runs once
 * in a fresh worker, as on the page, so JIT compilation counts. The readers alternate, and the ratios of processor time
 * are reported: on shared cores, phases at half the speed last for seconds and would slow down only one of the two.
 */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import Papa from 'papaparse'
import { CsvReader } from '#lib/tabular/csv/csv-reader.ts'
import { convert } from '#web/tools/csv-json-converter/convert.ts'
import { DEFAULTS } from '#web/tools/csv-json-converter/options.ts'

const ROWS = 300_000
const CHUNK = 512 * 1024
const ROUNDS = 11

/** Milliseconds by the clock, and of processor time in all threads. */
type Time = { readonly clock: number; readonly processor: number }

const JOBS = {
  ours: readOurs,
  theirs: readTheirs,
  convert: (text: string) => convertAll(text, false),
  convertWithTypes: (text: string) => convertAll(text, true),
}
type Job = keyof typeof JOBS

/** The same table in every run: quotes, line breaks, numbers and text beyond ASCII. */
function sampleTable(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, i) =>
      `${i},Person ${(i * 7919) % 100_003},"Street ${i}, No ""${i % 99}""",${((i * 31) % 10_007) / 100},2024-01-${String((i % 28) + 1).padStart(2, '0')},true,some ordinary text that fills the row,Zürich,${i * 12_345},"a\nb ${i}",and more text to reach the size`,
  )
  return `id,name,address,price,date,active,text,city,number,note,more\r\n${rows.join('\r\n')}\r\n`
}

function readOurs(text: string): () => number {
  return () => {
    let cells = 0
    const reader = new CsvReader((row) => {
      cells += row.length
    })
    for (let at = 0; at < text.length; at += CHUNK) reader.push(text.slice(at, at + CHUNK))
    reader.end()
    return cells
  }
}

function readTheirs(text: string): () => number {
  return () => {
    let cells = 0
    Papa.parse<string[]>(text, {
      delimiter: ',',
      step: ({ data }) => {
        cells += data.length
      },
    })
    return cells
  }
}

function convertAll(text: string, detectsTypes: boolean): () => Promise<unknown> {
  const bytes = new TextEncoder().encode(text)
  const json = { ...DEFAULTS.json, detectsTypes }
  return () => convert({ bytes, name: 'bench.csv' }, { ...DEFAULTS, json, sheet: 0 }, () => {})
}

async function timeOf(work: () => unknown): Promise<Time> {
  const [start, usage] = [performance.now(), process.cpuUsage()]
  await work()
  const clock = performance.now() - start
  const { user, system } = process.cpuUsage(usage)
  return { clock, processor: (user + system) / 1000 }
}

async function timeInWorker(job: Job, text: string): Promise<Time> {
  const worker = new Worker(import.meta.filename, { workerData: { job, text } })
  const [[time]] = await Promise.all([once(worker, 'message'), once(worker, 'exit')])
  return time
}

async function measure(): Promise<void> {
  const text = sampleTable()
  const pairs: { ours: Time; theirs: Time }[] = []
  for (let round = 0; round < ROUNDS; round++)
    pairs.push({ ours: await timeInWorker('ours', text), theirs: await timeInWorker('theirs', text) })
  const ratios = pairs.map(({ ours, theirs }) => ours.processor / theirs.processor).sort((a, b) => a - b)
  const ratio = (share: number) => (ratios[Math.floor(share * ROUNDS)] ?? 0).toFixed(2)
  const ms = (who: 'ours' | 'theirs') => Math.min(...pairs.map((pair) => pair[who].clock)).toFixed(0)
  process.stdout.write(
    `csv-read: ${ratio(0.5)}x the processor time of Papa Parse (half of ${ROUNDS} pairs between ${ratio(0.25)} and ${ratio(0.75)}; ` +
      `by the clock at best ${ms('ours')} ms against ${ms('theirs')} ms, ${(text.length / 1e6).toFixed(0)} MB, ${ROWS.toLocaleString('en')} rows)\n`,
  )
  for (const [job, name] of [
    ['convert', 'without types'],
    ['convertWithTypes', 'with types'],
  ] as const) {
    const { clock, processor } = await timeInWorker(job, text)
    process.stdout.write(
      `csv-to-json: ${clock.toFixed(0)} ms from bytes to bytes ${name} (${processor.toFixed(0)} ms of processor time)\n`,
    )
  }
}

if (isMainThread) await measure()
else {
  const { job, text }: { job: Job; text: string } = workerData
  parentPort?.postMessage(await timeOf(JOBS[job](text)))
}
