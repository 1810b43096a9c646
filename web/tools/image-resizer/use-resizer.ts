import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import type { MadePicture, PictureWish } from '#lib/picture/picture-wish.ts'
import { planResize } from '#lib/picture/plan/plan-resize.ts'
import { sizeText } from '#lib/picture/size.ts'
import { drawSvg } from '#web/platform/picture/draw-svg.ts'
import { headerOf, type ListedPicture } from './list/listed-picture.ts'
import type { ResizeJob } from './picture-job.ts'
import type { Settings } from './settings/settings.ts'
import { wishOf } from './settings/wish-of.ts'
import type { PictureList } from './use-picture-list.ts'

/** Beyond this a picture and its result take so much memory that no other is worked on meanwhile. */
const HEAVY_PIXELS = 40_000_000

export type Order = {
  readonly picture: ListedPicture
  readonly settings: Settings
  /** Under which what was made is kept. */
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
 * Resizes pictures and tells the list of each what came of it. Gives the first problem with the settings, where there
 * is one; nothing is made then.
 */
export async function resizePictures(
  orders: readonly Order[],
  list: PictureList,
  { signal, onDone, onProgress }: Watch,
): Promise<Problem | undefined> {
  const wishes = orders.map(({ settings, picture }) => wishOf(settings, picture.focus))
  const wrong = wishes.find((wish) => !wish.ok)
  if (wrong?.ok === false) return wrong.problem
  await Promise.all(
    orders.map(async (order, index) => {
      const wish = wishes[index]
      if (wish?.ok)
        await resizeOne(order, wish.value, list, {
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
  { picture, key }: Order,
  wish: PictureWish,
  list: PictureList,
  watch: WatchOne,
): Promise<void> {
  const { id, file } = picture
  try {
    const outcome = await make(picture, wish, list, watch)
    list.change(id, { isInWork: false, made: { key, outcome } })
    list.say(outcome.ok ? `${file.name} resized to ${sizeText(outcome.value)}` : outcome.problem.message)
  } catch {
    // What was cancelled is as it was before; what broke has broken its worker, and the others go on.
    const outcome = { ok: false, problem: problemOf(file, 'The browser stopped working on it.') } as const
    list.change(id, { isInWork: false, ...(!watch.signal.aborted && { made: { key, outcome } }) })
  }
}

async function make(
  picture: ListedPicture,
  wish: PictureWish,
  list: PictureList,
  { signal, onProgress }: WatchOne,
): Promise<Outcome<MadePicture>> {
  const { id, file } = picture
  const header = headerOf(picture)
  const drawing = await attemptAsync(async () =>
    header?.format === 'svg' ? drawWanted(file, header, wish) : undefined,
  )
  if (!drawing.ok) return { ok: false, problem: problemOf(file, drawing.problem.message) }
  const drawn = drawing.value
  const crew = await list.hire()
  return crew.run<ResizeJob, MadePicture>(
    { kind: 'resize', file, wish, drawn },
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
function drawWanted(file: File, header: PictureHeader, wish: PictureWish): Promise<ImageBitmap> {
  const { part, place } = planResize(header, wish.resize, wish.focus)
  return drawSvg(file, header, part, place)
}

function problemOf({ name }: File, reason: string): Problem {
  return { message: `Could not resize "${name}": ${reason}`, detail: '' }
}
