import { useState } from 'react'
import { planResize, type ResizePlan } from '#lib/image/plan-resize.ts'
import { sizeText } from '#lib/image/size.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { useObjectUrl } from '#web/platform/use-object-url.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Chip } from '#web/ui/chip.tsx'
import ImageOff from '~icons/lucide/image-off'
import { Compare } from './compare.tsx'
import { FocusPicker } from './focus-picker.tsx'
import {
  getHeader,
  getMade,
  isEnlarged,
  type ListedImage,
  settingsFor,
  withTypedSize,
} from './listed-image.ts'
import type { Settings } from './settings/settings.ts'
import { getOptions } from './settings/to-image-options.ts'
import type { ImageList } from './use-image-list.ts'
import { usePreview } from './use-preview.ts'
import type { ShownSettings } from './use-settings.ts'

type StageProps = {
  readonly image: ListedImage
  readonly list: ImageList
  readonly settings: ShownSettings
}

/** Renders the selected image: unchanged, with its crop, or before and after. */
export default function Stage({ image, list, settings }: StageProps) {
  const [isZoomed, setZoomed] = useState(false)
  const header = getHeader(image)
  const before = useObjectUrl(usePreview(image, list))
  const result = getMade(image, settings.shared)
  const made = result?.ok ? result.value : undefined
  const after = useObjectUrl(made?.blob)
  const plan = planImage(image, settings.shared)
  const isCut = settings.shown.mode === 'crop'
  if (image.check?.ok === false) return <Unreadable problem={image.check.problem} />
  return (
    <>
      <div
        data-result
        className="stage-box relative h-40 overflow-auto bg-sunken sm:h-[26rem] lg:h-[max(24rem,calc(100vh-24rem))]"
      >
        {before && header && made && after && plan ? (
          <Compare
            before={before}
            after={after}
            source={header}
            plan={plan}
            isZoomed={isZoomed}
            name={image.file.name}
          />
        ) : before && header && plan && isCut ? (
          <FocusPicker
            url={before}
            source={header}
            part={plan.part}
            focus={image.focus}
            name={image.file.name}
            onPick={(focus) => list.change(image.id, { focus })}
          />
        ) : (
          before && (
            <img src={before} alt={image.file.name} className="mx-auto h-full max-w-full object-contain" />
          )
        )}
      </div>
      <div className="flex min-h-11 max-sm:min-h-[57px] flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 text-ink-soft text-sm sm:px-4">
        <span className="tabular-nums">{header && describe(header, plan)}</span>
        {made && (
          <span className="ml-auto">
            <Chip isPressed={isZoomed} onPress={() => setZoomed(!isZoomed)}>
              Zoom 100%
            </Chip>
          </span>
        )}
      </div>
    </>
  )
}

/** Says in place of a picture why there is none. */
function Unreadable({ problem }: { readonly problem: Problem }) {
  return (
    <div className="grid min-h-40 flex-1 place-content-center justify-items-center gap-3 px-6 py-10 sm:min-h-[26rem]">
      <ImageOff size={40} strokeWidth={1.25} aria-hidden className="text-wrong" />
      <div className="max-w-[48ch]">
        <Alert problem={problem} />
      </div>
    </div>
  )
}

function describe(header: NonNullable<ReturnType<typeof getHeader>>, plan: ResizePlan | undefined): string {
  const more = header.hasMore
    ? header.format === 'tiff'
      ? ' · Only the first page is used.'
      : ' · Only the first frame is used.'
    : ''
  const [before, after] = [sizeText(header), plan ? sizeText(plan.size) : sizeText(header)]
  const change = after === before ? '' : ` → ${after}`
  return `${before}${change}${isEnlarged(header, plan?.size) ? ' · enlarged' : ''}${more}`
}

/** Returns what the settings make of an image; undefined while it is being inspected, or if they are invalid. */
function planImage(image: ListedImage, shared: Settings): ResizePlan | undefined {
  const header = getHeader(image)
  const options = getOptions(settingsFor(image, shared), image.focus)
  if (!header || !options.ok) return undefined
  return planResize(header, options.value.resize, image.focus)
}

/** Returns the images that would be enlarged if all are resized. */
export function enlargedImages(
  images: readonly ListedImage[],
  selected: ListedImage | undefined,
  shared: Settings,
): readonly ListedImage[] {
  return images.filter((image) =>
    isEnlarged(getHeader(image), planImage(withTypedSize(image, selected, shared), shared)?.size),
  )
}
