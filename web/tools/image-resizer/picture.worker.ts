import { UserError } from '#lib/outcome/user-error.ts'
import type { MadePicture, PictureWish } from '#lib/picture/picture-wish.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import { sizeText } from '#lib/picture/size.ts'
import { answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import { decodePicture } from '#web/platform/picture/decode-picture.ts'
import { ofBitmap } from '#web/platform/picture/decoded-picture.ts'
import { makePicture } from '#web/platform/picture/make-picture.ts'
import { openPictureFile } from '#web/platform/picture/open-file.ts'
import type { PictureAnswer, PictureJob, ResizeJob } from './picture-job.ts'

/** As large as a stage on a good screen shows it. */
const PREVIEW: PictureWish = {
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

answerJobs<PictureJob, PictureAnswer>(async (job, report) => {
  if (job.kind === 'inspect') return { result: (await openPictureFile(job.file)).header }
  if (job.kind === 'preview')
    return { result: await make({ kind: 'resize', file: job.file, wish: PREVIEW }, report) }
  return { result: await resize(job, report) }
})

/** Every reason why a picture cannot be resized is told with its name. */
async function resize(job: ResizeJob, report: Report): Promise<MadePicture> {
  try {
    return await make(job, report)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { message, detail } = error.problem
    if (message.startsWith('"')) throw error
    throw new UserError(`Could not resize "${job.file.name}": ${message}`, detail)
  }
}

async function make({ file, wish, drawn }: ResizeJob, report: Report): Promise<MadePicture> {
  const { header, bytes } = await openPictureFile(file)
  const picture = drawn ? ofBitmap(drawn) : await decodePicture(bytes, header)
  try {
    return await makePicture({ picture, header, bytes }, wish, report)
  } catch (error) {
    // An array, or the memory of an engine, that the device has no room for.
    if (error instanceof RangeError)
      throw new UserError(`"${file.name}" is too large to process (${sizeText(header)}).`)
    throw error
  } finally {
    picture.close()
  }
}
