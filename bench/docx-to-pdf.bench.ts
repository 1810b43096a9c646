/**
 * Converts Word documents to PDF with Sundry and with LibreOffice (`soffice`) and prints one line per document: pages,
 * the share of LibreOffice's words that ours contains, the share of those on the same page, the median vertical shift
 * of lines, and both times including startup. Accepts paths of documents; default: those of
 * `lib/document/docx/fixtures`. Needs poppler.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readDocx } from '#lib/document/docx/read/read-docx.ts'
import { testEngine } from '#lib/typeset/engine.fixture.ts'
import { typeset } from '#lib/typeset/typeset.ts'
import { requireAll } from './requirements.ts'

requireAll('soffice', 'poppler')

const FIXTURES = join(import.meta.dirname, '../lib/document/docx/fixtures')
const given = process.argv.slice(2)
const files =
  given.length > 0
    ? given
    : readdirSync(FIXTURES)
        .filter((name) => name.endsWith('.docx'))
        .map((name) => join(FIXTURES, name))

type Word = { readonly text: string; readonly page: number; readonly y: number }

for (const file of files) await compare(file)

async function compare(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docx-bench-'))
  try {
    const began = performance.now()
    const { fonts, subsetter } = await testEngine()
    const { document } = await readDocx(new Uint8Array(readFileSync(file)), basename(file))
    const { bytes } = await typeset(document, fonts, subsetter)
    const ours = (performance.now() - began) / 1000
    const own = join(folder, 'own.pdf')
    writeFileSync(own, bytes)
    const start = performance.now()
    execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
      stdio: 'ignore',
    })
    const office = (performance.now() - start) / 1000
    report(file, join(folder, basename(file).replace(/\.docx$/, '.pdf')), own, { ours, office })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function report(
  file: string,
  theirs: string,
  own: string,
  { ours, office }: { ours: number; office: number },
): void {
  const pages = [pagesOf(theirs), pagesOf(own)] as const
  const [wanted, found] = pages
  const all = wanted.flat()
  const common = shared(all, found.flat())
  const inPlace = wanted.reduce((sum, page, index) => sum + shared(page, found[index] ?? []), 0)
  const share = (part: number) => (all.length === 0 ? 1 : part / all.length)
  const shift = medianShift(placesOf(theirs), placesOf(own))
  const isRight =
    wanted.length === found.length &&
    share(common) >= 0.99 &&
    share(inPlace) >= 0.95 * share(common) &&
    shift <= 6
  process.stdout.write(
    `${isRight ? 'ok    ' : 'MISSED'} ${basename(file).padEnd(30)} pages ${wanted.length}/${found.length} · words ${all.length} ${share(common).toFixed(3)} · same page ${(inPlace / Math.max(1, common)).toFixed(3)} · shift ${shift.toFixed(1)} pt · ${ours.toFixed(2)} s, LibreOffice ${office.toFixed(2)} s, ratio ${(ours / office).toFixed(2)}\n`,
  )
}

/** The words of each page. Letters from right to left are sorted within a word: readers turn them round in their own ways. */
function pagesOf(pdf: string): string[][] {
  const text = execFileSync('pdftotext', [pdf, '-'], { maxBuffer: 1e9 }).toString()
  const pages = text.split('\f')
  return pages.slice(0, -1).map((page) => page.split(/\s+/).flatMap(plainWords))
}

function plainWords(written: string): string[] {
  const text = written.normalize('NFKC').replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u0640]/g, '')
  const words = text
    .split(/[._·]{4,}|(?<=[\u3000-\u9FFF])|(?=[\u3000-\u9FFF])/)
    .filter((word) => word !== '' && !/^[._\-·]{3,}$/.test(word))
  return words.map((word) => (/[\u0590-\u08FF]/.test(word) ? [...word].sort().join('') : word))
}

function shared(wanted: readonly string[], found: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of wanted) {
    const left = counts.get(word) ?? 0
    if (left > 0) common++
    counts.set(word, left - 1)
  }
  return common
}

function placesOf(pdf: string): Word[] {
  const text = execFileSync('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 1e9 }).toString()
  let page = 0
  return text.split('\n').flatMap((line) => {
    if (line.includes('<page ')) page++
    const [, top, bottom, word = ''] =
      /yMin="([\d.-]+)" xMax="[\d.-]+" yMax="([\d.-]+)">(.*)<\/word>/.exec(line) ?? []
    return top === undefined ? [] : [{ text: word, page, y: (Number(top) + Number(bottom)) / 2 }]
  })
}

/** Of words that are the only ones of their kind on a page. */
function medianShift(theirs: readonly Word[], own: readonly Word[]): number {
  const known = onlyOnes(own)
  const shifts = [...onlyOnes(theirs)].flatMap(([key, y]) => {
    const found = known.get(key)
    return found === undefined ? [] : [Math.abs(found - y)]
  })
  shifts.sort((one, other) => one - other)
  return shifts[shifts.length >> 1] ?? 0
}

function onlyOnes(words: readonly Word[]): Map<string, number> {
  const byKey = Map.groupBy(words, ({ text, page }) => `${page} ${text}`)
  return new Map(
    [...byKey].flatMap(([key, [first, ...rest]]) => (first && rest.length === 0 ? [[key, first.y]] : [])),
  )
}
