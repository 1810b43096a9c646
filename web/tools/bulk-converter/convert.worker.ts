import { answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import type { ConvertAnswer, ConvertJob } from './order.ts'

answerJobs<ConvertJob, ConvertAnswer>(async (job, report) => ({ result: await convert(job, report) }))

async function convert({ file, order, drawn, sound }: ConvertJob, report: Report): Promise<ConvertAnswer> {
  switch (order.kind) {
    case 'image': {
      const { convertImage } = await import('#web/platform/image/convert-image.ts')
      return convertImage(file, order, drawn, report)
    }
    case 'image-pdf': {
      const { imageToPdf } = await import('#web/platform/image/image-to-pdf.ts')
      return imageToPdf(file, order, drawn)
    }
    case 'sound': {
      const { convertSound } = await import('#web/platform/audio/convert-sound.ts')
      const made = await convertSound(file, order, sound, report)
      if ('blob' in made) return { blobs: [made.blob], notes: made.notes }
      return { undecoded: { codec: made.codec, sampleRate: made.sampleRate } }
    }
    case 'image-docx': {
      const { imageToDocx } = await import('#web/platform/image/image-to-docx.ts')
      return imageToDocx(file, order, drawn)
    }
  }
}
