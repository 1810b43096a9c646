import { useState } from 'react'
import { planResize, type ResizePlan } from '#lib/picture/plan/plan-resize.ts'
import { sizeText } from '#lib/picture/size.ts'
import { useObjectAddress } from '#web/platform/use-object-url.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Compare } from './compare.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { headerOf, type ListedPicture, madeOf, settingsFor } from './list/listed-picture.ts'
import { wishOf } from './settings/wish-of.ts'
import type { PictureList } from './use-picture-list.ts'
import { usePreview } from './use-preview.ts'
import type { ShownSettings } from './use-settings.ts'

type StageProps = {
  readonly picture: ListedPicture
  readonly list: PictureList
  readonly settings: ShownSettings
}

/** The picture that is looked at: as it is, where it will be cut, or before and after. */
export default function Stage({ picture, list, settings }: StageProps) {
  const [isZoomed, setZoomed] = useState(false)
  const header = headerOf(picture)
  const before = useObjectAddress(usePreview(picture, list))
  const outcome = madeOf(picture, settings.shared)
  const made = outcome?.ok ? outcome.value : undefined
  const after = useObjectAddress(made?.blob)
  const plan = planOf(picture, settings)
  const isCut = settings.shown.mode === 'crop'
  return (
    <>
      <div className="stage-box relative h-40 overflow-auto bg-sunken sm:h-[26rem] lg:h-[max(24rem,calc(100vh-24rem))]">
        {before && header && made && after && plan ? (
          <Compare
            before={before}
            after={after}
            source={header}
            plan={plan}
            isZoomed={isZoomed}
            name={picture.file.name}
          />
        ) : before && header && plan && isCut ? (
          <FocusPicker
            address={before}
            source={header}
            part={plan.part}
            focus={picture.focus}
            name={picture.file.name}
            onPick={(focus) => list.change(picture.id, { focus })}
          />
        ) : (
          before && (
            <img src={before} alt={picture.file.name} className="mx-auto h-full max-w-full object-contain" />
          )
        )}
      </div>
      <div
        className={`min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 text-ink-soft text-sm sm:flex sm:px-4 ${made ? 'flex' : 'hidden'}`}
      >
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

function describe(header: NonNullable<ReturnType<typeof headerOf>>, plan: ResizePlan | undefined): string {
  const more = header.hasMore
    ? header.format === 'tiff'
      ? ' · Only the first page is used.'
      : ' · Only the first frame is used.'
    : ''
  return `${sizeText(header)}${plan ? ` → ${sizeText(plan.size)}` : ''}${more}`
}

function planOf(picture: ListedPicture, { shared }: ShownSettings): ResizePlan | undefined {
  const header = headerOf(picture)
  const wish = wishOf(settingsFor(picture, shared), picture.focus)
  if (!header || !wish.ok) return undefined
  return planResize(header, wish.value.resize, picture.focus)
}
