import { formatJson } from '../lib/json/format.ts'

const TARGET_BYTES = 40_000_000
const ROUNDS = 3

/** The same document in every run: nested objects, numbers, escapes and text beyond ASCII. */
function sampleDocument(): string {
  const records: string[] = []
  let size = 0
  for (let seed = 1; size < TARGET_BYTES; seed++) {
    const record = JSON.stringify(sampleRecord(seed))
    records.push(record)
    size += record.length
  }
  return `[${records.join(',')}]`
}

function sampleRecord(seed: number): object {
  const spread = (seed * 2654435761) % 4294967296
  return {
    id: seed,
    name: `Person ${spread.toString(36)}`,
    quote: `She said "no"\n\tand left \\ ${seed}`,
    city: ['Zürich', '東京', 'São Paulo', 'Reykjavík', '🙂 town'][seed % 5],
    active: seed % 3 === 0,
    score: spread / 1000,
    position: { latitude: (spread % 180) - 90.5, longitude: -((spread % 360) / 7), accuracy: null },
    tags: Array.from({ length: seed % 6 }, (_, index) => `tag-${(spread + index) % 97}`),
    history: [{ at: spread, values: [1, -2.5, 3e-7, 0] }, {}, []],
    note: 'Long ordinary text without anything to escape in it, as logs and articles have. '.repeat(seed % 4),
  }
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const text = sampleDocument()
const bytes = new TextEncoder().encode(text)
const ours: number[] = []
const native: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  ours.push(millisecondsOf(() => formatJson(bytes, '  ')))
  native.push(millisecondsOf(() => JSON.stringify(JSON.parse(text), null, 2)))
}
const best = Math.min(...ours)
const bestNative = Math.min(...native)
process.stdout.write(
  `json-format: ${(best / bestNative).toFixed(2)}x the time of JSON.parse + JSON.stringify ` +
    `(${best.toFixed(0)} ms against ${bestNative.toFixed(0)} ms, ${(bytes.length / 1e6).toFixed(0)} MB)\n`,
)
