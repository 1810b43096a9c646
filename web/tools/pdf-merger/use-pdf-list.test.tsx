import { beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#lib/result/result.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import type { PdfInspection } from './inspect-pdf.ts'
import type { InspectJob } from './pdf-job.ts'
import { samplePdf } from './pdfs.fixture.ts'
import { type PdfList, usePdfList } from './use-pdf-list.ts'

type Look = {
  readonly job: InspectJob
  readonly answer: (result: Result<PdfInspection>) => void
  readonly signal: AbortSignal
}
let looks: Look[] = []
vi.mock('#web/platform/worker/run-in-worker.ts', () => ({
  runInWorker: (_: unknown, job: InspectJob, { signal }: { signal: AbortSignal }) =>
    new Promise((answer, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      looks.push({ job, answer, signal })
    }),
}))

beforeEach(() => {
  looks = []
})

let list: PdfList
function Tool() {
  list = usePdfList()
  return null
}

const pdf = (name: string) => new File([new Uint8Array(samplePdf(name, { pageCount: 1 }))], name)
const names = () => list.rows.map(({ file }) => file.name)
const checks = () => list.rows.map(({ check }) => check?.ok)
const GOOD: Result<PdfInspection> = {
  ok: true,
  value: { ok: true, pageCount: 1, isEncrypted: false, isRepaired: false },
}
const WRONG = { ok: false, problem: 'wrong-password', error: 'Wrong password for a.pdf' } as const
const LOCKED: Result<PdfInspection> = {
  ok: true,
  value: { ok: false, problem: 'needs-password', error: 'This PDF is protected by a password.' },
}

test('files are looked into one after the other, and none any more once the page is left', async () => {
  const { screen } = await openPage(<Tool />)
  await list.add([pdf('a.pdf'), pdf('b.pdf')])
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
  await expect.poll(() => looks.length).toBe(1)
  expect([list.said, looks[0]?.job.password]).toEqual(['2 PDFs added', ''])
  looks[0]?.answer(GOOD)
  await expect.poll(checks).toEqual([true, undefined])
  await expect.poll(() => looks.length).toBe(2)
  looks[1]?.answer({ ok: false, problem: { message: 'Damaged', detail: '' } })
  await expect.poll(() => list.rows[1]?.check).toEqual({ ok: false, problem: 'unreadable', error: 'Damaged' })
  await list.add([pdf('c.pdf')])
  await expect.poll(() => list.said).toBe('1 PDF added')
  await expect.poll(() => looks.length).toBe(3)
  await screen.unmount()
  expect(looks[2]?.signal.aborted).toBe(true)
})

test('a file that is removed while it is looked into is looked into again after Undo, and no other', async () => {
  const { press, said } = await openPage(<Tool />)
  await list.add([pdf('a.pdf'), pdf('b.pdf')])
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
  await expect.poll(() => looks.length).toBe(1)
  list.remove(list.rows[0]?.id ?? 0)
  await expect.element(said).toHaveTextContent('a.pdf removedUndoCtrl+Z')
  looks[0]?.answer(GOOD)
  await expect.poll(() => looks.length).toBe(2)
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
  looks[1]?.answer(GOOD)
  await expect.poll(() => looks.length).toBe(3)
  expect(looks.map(({ job }) => job.file.name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf'])
  looks[2]?.answer(GOOD)
  await expect.poll(checks).toEqual([true, true])
  expect(looks).toHaveLength(3)
})

test('prompts for the first locked file; stores a valid password, and not an invalid one', async () => {
  await openPage(<Tool />)
  await list.add([pdf('a.pdf'), pdf('b.pdf')])
  for (const index of [0, 1]) {
    await expect.poll(() => looks.length).toBe(index + 1)
    looks[index]?.answer(LOCKED)
  }
  await expect.poll(() => list.locked?.file.name).toBe('a.pdf')
  const [first] = list.rows
  if (!first) throw new Error('There is no file')
  list.postpone(first.sourceId)
  await expect.poll(() => list.locked?.file.name).toBe('b.pdf')
  list.askAgain(first.sourceId)
  await expect.poll(() => list.locked?.file.name).toBe('a.pdf')
  list.unlock(first, 'wrong')
  await expect.poll(() => looks.length).toBe(3)
  looks[2]?.answer({ ok: true, value: WRONG })
  await expect.poll(() => list.rows[0]?.check).toEqual(WRONG)
  expect([list.rows[0]?.password, list.locked?.file.name]).toEqual(['', 'a.pdf'])
  list.unlock(first, 'secret')
  await expect.poll(() => looks.length).toBe(4)
  expect(looks[3]?.job.password).toBe('secret')
  looks[3]?.answer(GOOD)
  await expect.poll(() => list.locked?.file.name).toBe('b.pdf')
  expect(list.rows[0]?.password).toBe('secret')
})

test('refused files are reported until dismissed, until other files are added, or all are removed', async () => {
  const { said, press } = await openPage(<Tool />)
  const bad = new File([], 'empty.pdf')
  await list.add([bad])
  await expect.poll(() => list.refused.errors.length).toBe(1)
  expect([names(), list.said]).toEqual([[], ''])
  list.dismissErrors()
  await expect.poll(() => list.refused).toEqual({ skipped: [], errors: [] })
  await list.add([bad, pdf('a.pdf')])
  await expect.poll(() => list.refused.errors.length).toBe(1)
  await list.add([])
  expect(list.refused.errors.length).toBe(1)
  list.removeAll()
  await expect.poll(() => list.refused.errors.length).toBe(0)
  await expect.element(said).toHaveTextContent('1 PDF removedUndoCtrl+Z')
  await list.add([pdf('b.pdf')])
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf', 'b.pdf'])
})
