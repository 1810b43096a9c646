import type { OcrLanguage } from '#contract/ocr-languages.ts'
import { IDENTITY } from '#lib/image/scan/affine.ts'
import type { RecognizedPage } from '#lib/ocr/read-page.ts'
import type { ListedScan } from './listed-scan.ts'
import type { ScanList } from './use-scan-list.ts'

export function scanOf(id: number, name: string, known: Partial<ListedScan> = {}): ListedScan {
  const file = new File(['x'.repeat(1000)], name)
  return {
    id,
    file,
    document: { number: id, source: { file, password: undefined } },
    check: { ok: true, value: { kind: 'pdf', pageCount: 3 } },
    range: '',
    part: undefined,
    result: undefined,
    problem: undefined,
    isInWork: false,
    page: 0,
    word: undefined,
    ...known,
  }
}

/** Returns a page of words in one line, each 200 pixels wide, with the passed confidence. */
export function pageOf(text: string, confidence = 95): RecognizedPage {
  const size = { width: 800, height: 400 }
  let start = 0
  const words = text.split(' ').map((word, index) => {
    const box = { x: 200 * index, y: 100, width: 200, height: 50 }
    const read = { text: word, start, end: start + word.length, confidence, box }
    start = read.end + 1
    return read
  })
  const box = { x: 0, y: 100, width: 800, height: 50 }
  return {
    source: 'image',
    text,
    confidence,
    paragraphs: [{ box, isRightToLeft: false, lines: [{ box, words }] }],
    size,
    pageSize: size,
    back: IDENTITY,
    changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns: 0, angle: 0, scale: 1 },
    image: new Blob(),
  }
}

export const LANGUAGES: readonly OcrLanguage[] = [
  { code: 'eng', name: 'English', nativeName: '', address: '/e', wireBytes: 1024, bytes: 2048 },
  { code: 'deu', name: 'German', nativeName: 'Deutsch', address: '/d', wireBytes: 2048, bytes: 4096 },
  { code: 'fra', name: 'French', nativeName: 'Français', address: '/f', wireBytes: 3072, bytes: 6144 },
]

/** Returns a list of files that only records the calls. */
export function listOf(...scans: readonly ListedScan[]) {
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void done.push([what, ...given])
  const noted =
    (what: string) =>
    async (...given: readonly unknown[]) =>
      void done.push([what, ...given])
  const nobody = () => Promise.reject(new Error('Nothing is read'))
  const list: ScanList = {
    readers: nobody,
    viewers: nobody,
    scans,
    selected: scans[0],
    errors: [],
    said: '',
    locked: undefined,
    say: note('say'),
    change: note('change'),
    select: note('select'),
    add: noted('add'),
    remove: note('remove'),
    clear: note('clear'),
    unlock: noted('unlock'),
    askLater: note('askLater'),
    askAgain: note('askAgain'),
  }
  return { list, done }
}
