import { strToU8, type Zippable, zipSync } from 'fflate'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { svgFile } from '../drawing/svg-file.ts'
import { imageFile } from '../image-file.ts'
import type { BatchAnswer, BatchJob } from './batch-job.ts'
import { type BatchFile, makeBatch } from './make-batch.ts'

answerJobs<BatchJob, BatchAnswer>(async (job, report) => {
  const write =
    job.format === 'SVG' ? svgFile : (design: Parameters<typeof svgFile>[0]) => imageFile(design, 'png')
  const { files, failures } = await makeBatch(job, write, report)
  const zip = files.length > 0 ? await getZip(files) : undefined
  return { result: { zip, count: files.length, failures } }
})

async function getZip(files: readonly BatchFile[]): Promise<Blob> {
  const entries: Zippable = {}
  for (const { name, content } of files)
    entries[name] =
      typeof content === 'string'
        ? strToU8(content)
        : // A PNG is packed already.
          [new Uint8Array(await content.arrayBuffer()), { level: 0 }]
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
