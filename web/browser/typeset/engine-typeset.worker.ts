import { drawnPage } from '#lib/typeset/drawn-page.ts'
import type { SizedFile, TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import { FontSet } from '#lib/typeset/fonts/font-set.ts'
import { startShaper } from '#lib/typeset/harfbuzz/shaper.ts'
import { type Subsetter, startSubsetter } from '#lib/typeset/harfbuzz/subsetter.ts'
import { layOut } from '#lib/typeset/layout/lay-out.ts'
import { writeDocument } from '#lib/typeset/pdf/write-document.ts'
import type { PagesAnswer, PagesJob, PdfAnswer, PdfJob } from '#lib/typeset/typeset-job.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { LoadingMeter } from '../worker/loading-meter.ts'
import { loadFiles, loadIndex } from './load-files.ts'

let meter = new LoadingMeter(() => {})
let engine: Promise<{ readonly fonts: FontSet; readonly index: TypesetIndex }> | undefined
let subsetter: Promise<Subsetter> | undefined

answerJobs<PagesJob | PdfJob, PagesAnswer | PdfAnswer>(async (job, report, loading) => {
  meter = new LoadingMeter(loading)
  const { fonts, index } = await started()
  // It comes while fonts do.
  const coming = job.kind === 'pdf' ? subsetting(index) : undefined
  const laidOut = await layOut(job.textDocument, fonts)
  const { pages, missingCharacters } = laidOut
  if (!coming || job.kind === 'pages') return { result: { pages: pages.map(drawnPage), missingCharacters } }
  report(0.5)
  const bytes = await writeDocument(job.textDocument, laidOut, await coming, job.options)
  return { result: { bytes, pageCount: pages.length, missingCharacters }, transfer: [bytes.buffer] }
})

function subsetting({ subsetter: file }: TypesetIndex): Promise<Subsetter> {
  subsetter ??= retried(load([file]).then(compiled).then(startSubsetter), () => {
    subsetter = undefined
  })
  return subsetter
}

function started() {
  engine ??= retried(start(), () => {
    engine = undefined
  })
  return engine
}

async function start() {
  const index = await loadIndex(TYPESET_DATA)
  const shaper = await startShaper(await compiled(await load([index.shaper])))
  return { fonts: new FontSet(index, shaper, load), index }
}

function load(files: readonly SizedFile[]): Promise<Uint8Array<ArrayBuffer>[]> {
  return loadFiles(TYPESET_DATA, files, meter)
}

function compiled([bytes]: readonly Uint8Array<ArrayBuffer>[]): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytes ?? new Uint8Array())
}

/** What failed for want of a connection is tried again by the next job. */
function retried<Value>(attempt: Promise<Value>, forget: () => void): Promise<Value> {
  attempt.catch(forget)
  return attempt
}
