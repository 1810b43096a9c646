// The name excludes the built file from the offline list until it is used; see build/precache.ts.

import { prepareScan } from '#lib/image/scan/prepare-scan.ts'
import { UserError } from '#lib/result/user-error.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type OpenScan, openScan, shownImage } from '#web/platform/ocr/open-scan.ts'
import { readScanPage } from '#web/platform/ocr/read-scan-page.ts'
import { LoadingMeter } from '#web/platform/worker/load-file.ts'
import type { ScanAnswer, ScanJob, ScanSource, ShowJob, ShownPage } from './scan-job.ts'

type Opened = { readonly scan: OpenScan; readonly name: string }

answerJobs<ScanJob, ScanAnswer, Opened>(
  async (job, report, loading) => {
    const { scan, name } = job.document
    try {
      if (job.kind === 'inspect') return { result: { kind: scan.kind, pageCount: scan.pageCount } }
      if (job.kind === 'show') return { result: await show(scan, job) }
      return { result: await readScanPage(scan, job.page, job.options, report, new LoadingMeter(loading)) }
    } catch (error) {
      // An array, or the memory of an engine, that the device has no room for.
      if (error instanceof RangeError) throw new UserError(`"${name}" is too large to process.`)
      throw error
    }
  },
  async ({ file, password }: ScanSource) => ({ scan: await openScan(file, password), name: file.name }),
)

async function show(
  scan: OpenScan,
  { page, steps, part }: Pick<ShowJob, 'page' | 'steps' | 'part'>,
): Promise<ShownPage> {
  const { image } = await scan.imageOf(page, part)
  const prepared = prepareScan(image, steps)
  return {
    before: await shownImage(image),
    after: await shownImage(prepared.image),
    changes: prepared.changes,
  }
}
