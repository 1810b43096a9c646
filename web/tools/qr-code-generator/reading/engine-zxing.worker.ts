// The name excludes the built file from the offline list until it is used; see build/precache.ts.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { UserError } from '#lib/result/user-error.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { designLayout, paintCode } from '../drawing/paint-code.ts'
import { AS_PHONES, AS_WELL_AS_CAN_BE, type CheckJob, type ReadAnswer, type ScanJob } from './read-job.ts'

answerJobs<CheckJob | ScanJob, ReadAnswer, boolean>(
  async (job) => {
    const isCheck = job.kind === 'check'
    const pixels = isCheck ? pixelsOfDesign(job) : await pixelsOfImage(job)
    const results = await readBarcodes(pixels, isCheck ? AS_PHONES : AS_WELL_AS_CAN_BE)
    return { result: results.map(({ text, format }) => ({ text, format })) }
  },
  async () => {
    await startReader()
    return true
  },
)

async function startReader(): Promise<void> {
  try {
    const answer = await fetch(ZXING_READER)
    if (!answer.ok) throw new Error(`The reader answers ${answer.status}`)
    // Its bytes are passed in: its built-in URL is another company's.
    const wasmBinary = await answer.arrayBuffer()
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  } catch {
    throw new UserError('The reader could not be loaded. Check your connection and try again.')
  }
}

/** Returns exactly the pixels of the design's download, on white if transparent. */
function pixelsOfDesign({ design }: Pick<CheckJob, 'design'>): ImageData {
  const layout = designLayout(design)
  const pen = getPen(layout.width, layout.height)
  paintCode(pen, design, layout, '#ffffff')
  return pen.getImageData(0, 0, layout.width, layout.height)
}

async function pixelsOfImage({ image }: Pick<ScanJob, 'image'>): Promise<ImageData> {
  const bitmap = image instanceof Blob ? await getBitmap(image) : image
  const { width, height } = bitmap
  const pen = getPen(width, height)
  // Codes on nothing are dark on white.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  return pen.getImageData(0, 0, width, height)
}

async function getBitmap(image: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(image)
  } catch {
    const name = image instanceof File ? `"${image.name}"` : 'The picture'
    throw new UserError(`${name} could not be read.`)
  }
}

function getPen(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures in workers')
  return pen
}
