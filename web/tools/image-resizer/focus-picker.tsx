import type { PointerEvent } from 'react'
import type { Focus } from '#lib/image/image-options.ts'
import type { Rect, Size } from '#lib/image/size.ts'

type FocusPickerProps = {
  readonly url: string
  readonly source: Size
  /** Part of the image that remains. */
  readonly part: Rect
  readonly focus: Focus
  readonly name: string
  readonly onPick: (focus: Focus) => void
}

const percent = (share: number) => `${100 * share}%`

/** Renders the whole image, its cropped part, and the center of the crop; the panel has sliders for keys. */
export function FocusPicker({ url, source, part, focus, name, onPick }: FocusPickerProps) {
  const pick = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (place: number) => Math.min(1, Math.max(0, place))
    onPick({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) })
  }
  return (
    <div className="grid h-full place-items-center">
      <div
        className="relative touch-none cursor-crosshair select-none overflow-hidden"
        style={{
          aspectRatio: `${source.width} / ${source.height}`,
          width: `min(100cqw, 100cqh * ${source.width / source.height})`,
        }}
        onPointerDown={pick}
        onPointerMove={pick}
      >
        <img src={url} alt={name} draggable={false} className="size-full" />
        <span
          aria-hidden
          className="absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/55%)]"
          style={{
            left: percent(part.x / source.width),
            top: percent(part.y / source.height),
            width: percent(part.width / source.width),
            height: percent(part.height / source.height),
          }}
        />
        <span
          aria-hidden
          className="-translate-x-1/2 -translate-y-1/2 absolute size-5 rounded-full border-2 border-white bg-accent/70 shadow-lift"
          style={{ left: percent(focus.x), top: percent(focus.y) }}
        />
      </div>
    </div>
  )
}
