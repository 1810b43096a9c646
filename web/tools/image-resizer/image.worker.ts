import { type ImageOptions, type MadeImage, MIDDLE } from '#lib/image/image-options.ts'
import { sizeText } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'
import { answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import { decodeImage, openImageFile } from '#web/platform/image/decode-image.ts'
import { ofBitmap } from '#web/platform/image/decoded-image.ts'
import { makeImage } from '#web/platform/image/make-image.ts'
import type { ImageAnswer, ImageJob, ResizeJob } from './image-job.ts'

/** As large as a stage on a good screen shows it. */
const PREVIEW: ImageOptions = {
  resize: {
    mode: 'longest',
    box: { width: 1, height: 1 },
    percent: 100,
    longestSide: 1600,
    neverEnlarge: true,
  },
  focus: MIDDLE,
  filter: 'bilinear',
  format: 'png',
  quality: 100,
  targetBytes: undefined,
  isSmaller: false,
  ground: undefined,
  keepsMetadata: false,
  keepsLocation: false,
}

answerJobs<ImageJob, ImageAnswer>(async (job, report) => {
  if (job.kind === 'inspect') return { result: (await openImageFile(job.file)).header }
  if (job.kind === 'preview')
    return { result: await make({ kind: 'resize', file: job.file, options: PREVIEW }, report) }
  return { result: await resize(job, report) }
})

/** Resizes the image; adds its name to every error. */
async function resize(job: ResizeJob, report: Report): Promise<MadeImage> {
  try {
    return await make(job, report)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { message, detail } = error.problem
    if (message.startsWith('"')) throw error
    throw new UserError(`Could not resize "${job.file.name}": ${message}`, detail)
  }
}

async function make({ file, options, drawn }: ResizeJob, report: Report): Promise<MadeImage> {
  const { header, bytes } = await openImageFile(file)
  const image = drawn ? ofBitmap(drawn) : await decodeImage(bytes, header)
  try {
    return await makeImage({ image, header, bytes }, options, report)
  } catch (error) {
    // An array, or the memory of an engine, that the device has no room for.
    if (error instanceof RangeError)
      throw new UserError(`"${file.name}" is too large to process (${sizeText(header)}).`)
    throw error
  } finally {
    image.close()
  }
}
