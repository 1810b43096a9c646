/**
 * Typesets one table of 14, 200 and 4,800 rows and prints one line each: the first PDF including engine start, the next
 * one, bytes, and the ratio of the next one to pdfkit (`npm install --no-save pdfkit`) and to native Typst, if
 * installed. Both write less: pdfkit no tags and no table; Typst's start is counted each time.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableCell, TextDocument } from '#lib/document/blocks.ts'
import { testEngine } from '#lib/typeset/engine.fixture.ts'
import { startFontDecoder } from '#lib/typeset/fonts/woff2.ts'
import { typeset } from '#lib/typeset/typeset.ts'
import { readTypesetFile } from '../build/typeset/typeset-files.ts'
import { hasPeer } from './requirements.ts'

type Row = readonly [description: string, quantity: string, amount: string]
type Run = { readonly seconds: number; readonly bytes: number }

const WORDS = 'Design work for the new web site delivered and accepted in spring'.split(' ')
const [hasPdfkit, hasTypst] = [hasPeer('pdfkit'), hasPeer('typst')]

for (const count of [14, 200, 4800]) {
  const rows = Array.from({ length: count }, (_, index): Row => {
    const word = WORDS[index % WORDS.length] ?? ''
    return [`${word} ${index + 1} of the list`, String(index + 1), `€${(index * 12.5).toFixed(2)}`]
  })
  const engine = testEngine()
  const ours = async () =>
    (await typeset(documentOf(rows), (await engine).fonts, (await engine).subsetter)).bytes.length
  const first = await measureRun(ours)
  const next = await best(ours)
  const peers = [
    ['pdfkit', hasPdfkit && (await pdfkitRun(rows))],
    ['Typst', hasTypst && typstRun(rows)],
  ] as const
  const summaries = peers.map(([name, run]) =>
    run ? `${name} ${show(run)}, ratio ${(next.seconds / run.seconds).toFixed(2)}` : `${name} not installed`,
  )
  process.stdout.write(
    `${count} rows: first ${show(first)} · next ${show(next)} · ${summaries.join(' · ')}\n`,
  )
}

async function measureRun(make: () => Promise<number> | number): Promise<Run> {
  const started = performance.now()
  const bytes = await make()
  return { seconds: (performance.now() - started) / 1000, bytes }
}

async function best(make: () => Promise<number> | number): Promise<Run> {
  const runs = [await measureRun(make), await measureRun(make), await measureRun(make)]
  return runs.reduce((one, other) => (one.seconds < other.seconds ? one : other))
}

function show({ seconds, bytes }: Run): string {
  return `${seconds.toFixed(3)} s ${(bytes / 1000).toFixed(0)} kB`
}

function documentOf(rows: readonly Row[]): TextDocument {
  const cell = (text: string): TableCell => ({
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text }] }],
  })
  return {
    meta: { title: 'List', createdAt: new Date(0) },
    language: 'en',
    page: { width: 595, height: 842, margins: { top: 56, right: 56, bottom: 56, left: 56 } },
    blocks: [
      {
        kind: 'table',
        headerRows: 1,
        columns: [{ share: 1 }, 'content', 'content'],
        rows: [['Description', 'Quantity', 'Amount'], ...rows].map((row) => ({ cells: row.map(cell) })),
      },
    ],
  }
}

/** The part of pdfkit that is used here. */
type PdfKit = new (
  options: object,
) => {
  on(event: string, listen: (chunk: Uint8Array) => void): void
  font(file: Buffer): { fontSize(size: number): void }
  text(text: string, x: number, y: number): void
  addPage(): void
  end(): void
}

async function pdfkitRun(rows: readonly Row[]): Promise<Run> {
  const name = 'pdfkit'
  const { default: Document }: { readonly default: PdfKit } = await import(name)
  const decode = await startFontDecoder(await WebAssembly.compile(await readTypesetFile('woff2.wasm')))
  const font = Buffer.from(decode(await readTypesetFile('noto-sans/latin.woff2')))
  const make = () =>
    new Promise<number>((resolve) => {
      const document = new Document({ size: [595, 842], margin: 0 })
      let bytes = 0
      document.on('data', (chunk) => {
        bytes += chunk.length
      })
      document.on('end', () => resolve(bytes))
      document.font(font).fontSize(10)
      for (const [index, row] of rows.entries()) {
        if (index > 0 && index % 36 === 0) document.addPage()
        for (const [at, text] of row.entries())
          document.text(text, [56, 400, 480][at] ?? 0, 56 + (index % 36) * 20)
      }
      document.end()
    })
  return best(make)
}

function typstRun(rows: readonly Row[]): Run {
  const folder = mkdtempSync(join(tmpdir(), 'typeset-bench-'))
  try {
    const cells = rows.flat().map((text) => `[${text}]`)
    writeFileSync(
      join(folder, 'list.typ'),
      `#set page(width: 595pt, height: 842pt, margin: 56pt)\n#table(columns: (1fr, auto, auto), ${cells.join(',')})`,
    )
    const out = join(folder, 'list.pdf')
    const started = performance.now()
    execFileSync('typst', ['compile', join(folder, 'list.typ'), out], { stdio: 'ignore' })
    return { seconds: (performance.now() - started) / 1000, bytes: statSync(out).size }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
