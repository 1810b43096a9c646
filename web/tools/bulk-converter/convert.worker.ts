import { answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import type { ConvertAnswer, ConvertJob } from './convert-job.ts'

answerJobs<ConvertJob, ConvertAnswer>(async (job, report) => ({ result: await convert(job, report) }))

async function convert({ file, order, drawn, sound }: ConvertJob, report: Report): Promise<ConvertAnswer> {
  switch (order.kind) {
    case 'picture': {
      const { convertPicture } = await import('#web/platform/picture/convert-picture.ts')
      return convertPicture(file, order, drawn, report)
    }
    case 'picture-pdf': {
      const { pictureToPdf } = await import('#web/platform/picture/picture-to-pdf.ts')
      return pictureToPdf(file, order, drawn)
    }
    case 'sound': {
      const { convertSound } = await import('#web/platform/audio/convert-sound.ts')
      const made = await convertSound(file, order, sound, report)
      if (made instanceof Blob) return { blobs: [made], notes: [] }
      return { undecoded: { codec: made.codec, sampleRate: made.sampleRate } }
    }
    case 'picture-docx': {
      const { pictureToDocx } = await import('#web/platform/picture/picture-to-docx.ts')
      return pictureToDocx(file, order, drawn)
    }
  }
}
