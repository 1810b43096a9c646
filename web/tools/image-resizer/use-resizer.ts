import type { ImageHeader } from '#lib/image/header/image-header.ts'
import type { ImageOptions, MadeImage } from '#lib/image/image-options.ts'
import { planResize } from '#lib/image/plan-resize.ts'
import { sizeText } from '#lib/image/size.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { drawSvg } from '#web/platform/image/draw-svg.ts'
import type { ResizeJob } from './image-job.ts'
import { getHeader, type ListedImage } from './listed-image.ts'
import type { Settings } from './settings/settings.ts'
import { getOptions } from './settings/to-image-options.ts'
import type { ImageList } from './use-image-list.ts'

/** Images with more pixels than this need so much memory that they are processed alone. */
const HEAVY_PIXELS = 40_000_000

export type Order = {
  readonly image: ListedImage
  readonly settings: Settings
  /** Key of the stored result. */
  readonly key: string
}

export type Watch = {
  readonly signal: AbortSignal
  /** Told of each picture that is done, well or not. */
  readonly onDone: () => void
  /** Told from time to time how much of a single picture is done, from 0 to 1. Of many that would be too often. */
  readonly onProgress: (fraction: number) => void
}

/**
 * Resizes images and reports each result to the list. Returns the first error in the settings, if any; then nothing is
 * resized.
 */
export async function resizeImages(
  orders: readonly Order[],
  list: ImageList,
  { signal, onDone, onProgress }: Watch,
): Promise<Problem | undefined> {
  const options = orders.map(({ settings, image }) => getOptions(settings, image.focus))
  const wrong = options.find((imageOptions) => !imageOptions.ok)
  if (wrong?.ok === false) return wrong.problem
  await Promise.all(
    orders.map(async (order, index) => {
      const imageOptions = options[index]
      if (imageOptions?.ok)
        await resizeOne(order, imageOptions.value, list, {
          signal,
          onProgress: orders.length === 1 ? onProgress : undefined,
        })
      onDone()
    }),
  )
  return undefined
}

type WatchOne = { readonly signal: AbortSignal; readonly onProgress: Watch['onProgress'] | undefined }

async function resizeOne(
  { image, key }: Order,
  imageOptions: ImageOptions,
  list: ImageList,
  watch: WatchOne,
): Promise<void> {
  const { id, file } = image
  try {
    const result = await make(image, imageOptions, list, watch)
    list.change(id, { isInWork: false, made: { key, result } })
    list.say(result.ok ? `${file.name} resized to ${sizeText(result.value)}` : result.problem.message)
  } catch {
    // A cancelled image returns to its previous state; a crash affects only its worker, and the others continue.
    const result = { ok: false, problem: getProblem(file, 'The browser stopped working on it.') } as const
    list.change(id, { isInWork: false, ...(!watch.signal.aborted && { made: { key, result } }) })
  }
}

async function make(
  image: ListedImage,
  imageOptions: ImageOptions,
  list: ImageList,
  { signal, onProgress }: WatchOne,
): Promise<Result<MadeImage>> {
  const { id, file } = image
  const header = getHeader(image)
  const drawing = await toResultAsync(async () =>
    header?.format === 'svg' ? drawWanted(file, header, imageOptions) : undefined,
  )
  if (!drawing.ok) return { ok: false, problem: getProblem(file, drawing.problem.message) }
  const drawn = drawing.value
  const pool = await list.getPool()
  return pool.run<ResizeJob, MadeImage>(
    { kind: 'resize', file, options: imageOptions, drawn },
    {
      signal,
      isHeavy: header !== undefined && header.width * header.height > HEAVY_PIXELS,
      transfer: drawn ? [drawn] : [],
      onStart: () => list.change(id, { isInWork: true }),
      ...(onProgress && { onProgress }),
    },
  )
}

/** An SVG is drawn at the size at which it is wanted, so that nothing needs to be scaled afterwards. */
function drawWanted(file: File, header: ImageHeader, imageOptions: ImageOptions): Promise<ImageBitmap> {
  const { part, place } = planResize(header, imageOptions.resize, imageOptions.focus)
  return drawSvg(file, header, part, place)
}

function getProblem({ name }: File, reason: string): Problem {
  return { message: `Could not resize "${name}": ${reason}`, detail: '' }
}
