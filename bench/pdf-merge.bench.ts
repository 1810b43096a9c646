/**
 * Merges the same files with ours and with native qpdf and prints one line a case: times, peak memory, sizes.
 * `node bench/pdf-merge.bench.ts` runs all; `node bench/pdf-merge.bench.ts merge a.pdf b.pdf …` is one run of ours.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { bytesToText } from '#lib/pdf/objects.ts'
import { mergePdfs } from '#web/tools/pdf-merger/merge-pdfs.ts'
import { buildPdf, streamOf } from '#web/tools/pdf-merger/pdfs.fixture.ts'
import { requireAll } from './requirements.ts'

requireAll('qpdf')

type Shape = {
  readonly files: number
  readonly pages: number
  readonly imageBytes: number
  readonly isScan: boolean
}
type Run = { readonly seconds: number; readonly peakMb: number; readonly outMb: number }

const CASES: readonly (readonly [string, Shape])[] = [
  ['50 files × 40 pages', { files: 50, pages: 40, imageBytes: 40_000, isScan: false }],
  ['2 files × 1000 pages', { files: 2, pages: 1000, imageBytes: 40_000, isScan: false }],
  ['4 scans × 50 MB', { files: 4, pages: 50, imageBytes: 1_000_000, isScan: true }],
]
const MEGABYTE = 1_000_000
const FIRST_PAGE = 1000

const [, script = '', command, ...paths] = process.argv
if (command === 'merge') await mergeOnce(paths)
else for (const [title, shape] of CASES) await compare(title, shape)

async function mergeOnce(files: readonly string[]): Promise<void> {
  const [out = '', ...inputs] = files
  const documents = inputs.map((name) => ({ name, bytes: new Uint8Array(readFileSync(name)) }))
  const started = performance.now()
  const { bytes } = await mergePdfs(documents)
  process.stdout.write(String((performance.now() - started) / 1000))
  writeFileSync(out, bytes)
}

async function compare(title: string, shape: Shape): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-bench-'))
  try {
    const inputs = makeFiles(folder, shape)
    const ours = join(folder, 'ours.pdf')
    const theirs = join(folder, 'qpdf.pdf')
    const us = await run(process.execPath, [script, 'merge', ours, ...inputs], ours)
    const native = await run(
      'qpdf',
      ['--empty', '--pages', ...inputs, '--', '--object-streams=generate', theirs],
      theirs,
    )
    execFileSync('qpdf', ['--check', ours], { stdio: 'pipe' })
    const total = inputs.reduce((sum, path) => sum + statSync(path).size, 0) / MEGABYTE
    process.stdout.write(
      `${title} (${total.toFixed(0)} MB in): ratio ${(us.seconds / native.seconds).toFixed(2)} · ours ${show(us)} · qpdf ${show(native)}\n`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function show({ seconds, peakMb, outMb }: Run): string {
  return `${seconds.toFixed(2)} s, peak ${peakMb.toFixed(0)} MB, out ${outMb.toFixed(1)} MB`
}

/** Wall time and the greatest resident memory seen; our time leaves out starting Node, as a browser has started. */
async function run(program: string, args: readonly string[], out: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let peakMb = 0
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid))
  }, 5)
  await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  const seconds = Number(said) || (performance.now() - started) / 1000
  return { seconds, peakMb, outMb: statSync(out).size / MEGABYTE }
}

function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1000
  } catch {
    return 0
  }
}

/** Processes every other file with qpdf, so that tables and object streams both occur. */
function makeFiles(folder: string, shape: Shape): string[] {
  return Array.from({ length: shape.files }, (_, file) => {
    const path = join(folder, `${file}.pdf`)
    writeFileSync(path, makeFile(shape, file))
    if (file % 2 === 0) execFileSync('qpdf', ['--object-streams=generate', '--replace-input', path])
    return path
  })
}

/** Shared and own fonts, an image every fourth page (every page of a scan), text, links, bookmarks, names. */
function makeFile({ pages, imageBytes, isScan }: Shape, file: number): Uint8Array {
  const numbers = Array.from({ length: pages }, (_, i) => i)
  const pageRef = (i: number) => `${FIRST_PAGE + i * 10} 0 R`
  const objects: Record<number, string> = {
    1: '<< /Type /Catalog /Pages 2 0 R /Outlines 3 0 R /Names << /Dests 4 0 R >> >>',
    2: `<< /Type /Pages /Kids [${numbers.map(pageRef).join(' ')}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    3: `<< /Type /Outlines /First 500 0 R /Last 509 0 R /Count 10 >>`,
    4: `<< /Names [${numbers.map((i) => `(p${String(i).padStart(5, '0')}) [${pageRef(i)} /Fit]`).join(' ')}] >>`,
  }
  for (const font of [0, 1, 2]) addFont(objects, font, font === 2 ? `own ${file}` : `shared ${font}`)
  for (let i = 0; i < 10; i++) objects[500 + i] = bookmark(i, pageRef(Math.floor((i * pages) / 10)))
  for (const i of numbers) addPage(objects, i, { pages, imageBytes, isScan, file })
  return buildPdf(objects)
}

function addFont(objects: Record<number, string>, font: number, seed: string): void {
  const at = 10 + font * 10
  objects[at] =
    `<< /Type /Font /Subtype /TrueType /BaseFont /F${font} /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor ${at + 1} 0 R /Encoding /WinAnsiEncoding >>`
  objects[at + 1] = `<< /Type /FontDescriptor /FontName /F${font} /Flags 32 /FontFile2 ${at + 2} 0 R >>`
  objects[at + 2] = noise(seed, 30_000, '/Length1 30000')
}

function bookmark(i: number, page: string): string {
  const chain = `${i > 0 ? `/Prev ${499 + i} 0 R` : ''} ${i < 9 ? `/Next ${501 + i} 0 R` : ''}`
  return `<< /Title (Chapter ${i}) /Parent 3 0 R /Dest [${page} /Fit] ${chain} >>`
}

function addPage(
  objects: Record<number, string>,
  i: number,
  shape: Omit<Shape, 'files'> & { file: number },
): void {
  const at = FIRST_PAGE + i * 10
  const hasImage = shape.isScan || i % 4 === 0
  const image = hasImage ? `/XObject << /I ${at + 5} 0 R >>` : ''
  objects[at] =
    `<< /Type /Page /Parent 2 0 R /Contents ${at + 1} 0 R /Annots [${at + 2} 0 R ${at + 3} 0 R ${at + 4} 0 R] /Resources << /Font << /A 10 0 R /B 20 0 R /C 30 0 R >> ${image} >> >>`
  const text = Array.from(
    { length: 60 },
    (_, line) => `1 0 0 1 50 ${800 - 12 * line} Tm (File ${shape.file} page ${i} line ${line * 7919}) Tj`,
  )
  const content = bytesToText(deflateSync(`BT /A 10 Tf ${text.join('\n')} ET`))
  objects[at + 1] = streamOf(content, '/Filter /FlateDecode')
  for (const link of [2, 3, 4]) objects[at + link] = linkTo((i * link + 1) % shape.pages)
  const entries =
    '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  if (hasImage) objects[at + 5] = noise(`${shape.file} ${i}`, shape.imageBytes, entries)
}

function linkTo(page: number): string {
  return `<< /Type /Annot /Subtype /Link /Rect [50 50 100 60] /Border [0 0 0] /A << /S /GoTo /D (p${String(page).padStart(5, '0')}) >> >>`
}

/** A stream of bytes that look random, do not shrink, and are the same for the same seed. */
function noise(seed: string, length: number, entries: string): string {
  const bytes = createHash('shake256', { outputLength: length }).update(seed).digest()
  return streamOf(bytesToText(deflateSync(bytes)), `${entries} /Filter /FlateDecode`)
}
