import { type PointerEvent, useRef } from 'react'
import type { Rect } from '#lib/image/size.ts'
import { SliderField } from '#web/ui/slider-field.tsx'

/** Of the page, as shares of its width and height. */
export const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 }

type Pick = (part: Rect | undefined) => void

const percent = (share: number) => `${100 * share}%`
const share = (place: number) => Math.min(1, Math.max(0, place))
/** Minimum side of an area, so that a press without a move creates none. */
const MIN_SIDE = 0.02

type AreaPickerProps = {
  readonly url: string
  readonly name: string
  readonly part: Rect | undefined
  readonly onPick: Pick
}

/** The whole page, and the part of it that is to be read; a drag draws another one. */
export function AreaPicker({ url, name, part, onPick }: AreaPickerProps) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) }
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!part || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = placeOf(event)
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (!from) return
    const to = placeOf(event)
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    if (width >= MIN_SIDE && height >= MIN_SIDE)
      onPick({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height })
  }
  return (
    <div className="grid min-h-full place-items-center">
      <div
        className={`relative select-none overflow-hidden ${part ? 'touch-none cursor-crosshair' : ''}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => {
          start.current = undefined
        }}
      >
        <img src={url} alt={name} draggable={false} className="block max-h-full max-w-full" />
        {part && (
          <span
            aria-hidden
            className="absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/55%)]"
            style={{
              left: percent(part.x),
              top: percent(part.y),
              width: percent(part.width),
              height: percent(part.height),
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The same area by its four edges, for keys. */
export function AreaSliders({ part, onPick }: { readonly part: Rect; readonly onPick: Pick }) {
  const edges = { left: part.x, top: part.y, right: part.x + part.width, bottom: part.y + part.height }
  const set = (change: Partial<typeof edges>) => {
    const { left, top, right, bottom } = { ...edges, ...change }
    if (right - left >= MIN_SIDE && bottom - top >= MIN_SIDE)
      onPick({ x: left, y: top, width: right - left, height: bottom - top })
  }
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-1 border-line border-t px-3 py-2 sm:grid-cols-4 sm:px-4">
      {(['left', 'top', 'right', 'bottom'] as const).map((edge) => (
        <SliderField
          key={edge}
          label={`Area ${edge}`}
          value={Math.round(100 * edges[edge])}
          min={0}
          max={100}
          text={`${Math.round(100 * edges[edge])}%`}
          onChange={(value) => set({ [edge]: value / 100 })}
        />
      ))}
    </div>
  )
}
