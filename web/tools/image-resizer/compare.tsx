import { type CSSProperties, useState } from 'react'
import type { ResizePlan } from '#lib/image/plan-resize.ts'
import type { Size } from '#lib/image/size.ts'

type CompareProps = {
  /** URLs of the original image and of the result. */
  readonly before: string
  readonly after: string
  readonly source: Size
  readonly plan: ResizePlan
  /** One pixel of the result to a pixel of the screen, instead of all of it in sight. */
  readonly isZoomed: boolean
  readonly name: string
}

const percent = (share: number) => `${100 * share}%`

/** The picture before and after, one over the other; a slider moves the line between them. */
export function Compare({ before, after, source, plan, isZoomed, name }: CompareProps) {
  const [split, setSplit] = useState(50)
  const { size } = plan
  const box: CSSProperties = isZoomed
    ? { width: size.width / devicePixelRatio, height: size.height / devicePixelRatio }
    : {
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100cqw, 100cqh * ${size.width / size.height})`,
      }
  return (
    <div
      className="grid min-h-full min-w-full place-items-center"
      style={{ width: isZoomed ? box.width : undefined }}
    >
      <div className="checkered relative overflow-hidden" style={box}>
        <Placed url={before} source={source} plan={plan} name={`${name} before`} />
        <img
          src={after}
          alt={`${name} after`}
          className="checkered absolute inset-0 size-full max-w-none"
          style={{ clipPath: `inset(0 0 0 ${split}%)`, imageRendering: isZoomed ? 'pixelated' : undefined }}
        />
        <input
          type="range"
          aria-label="Before and after"
          aria-valuetext={`${split}% before`}
          min={0}
          max={100}
          value={split}
          onChange={(event) => setSplit(event.target.valueAsNumber)}
          className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-white shadow-[0_0_0_1px_rgb(0_0_0/50%)] peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2"
          style={{ left: percent(split / 100) }}
        >
          <span className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 rounded-full bg-ink px-2 py-0.5 text-ground text-xs">
            ↔
          </span>
        </span>
      </div>
    </div>
  )
}

/** Renders the original image as the plan positions it: offset by the cropped part, next to added padding. */
function Placed({
  url,
  source,
  plan: { part, place, size },
  name,
}: {
  readonly url: string
  readonly source: Size
  readonly plan: ResizePlan
  readonly name: string
}) {
  return (
    <div
      className="absolute overflow-hidden"
      style={{
        left: percent(place.x / size.width),
        top: percent(place.y / size.height),
        width: percent(place.width / size.width),
        height: percent(place.height / size.height),
      }}
    >
      <img
        src={url}
        alt={name}
        className="absolute max-w-none"
        style={{
          left: percent(-part.x / part.width),
          top: percent(-part.y / part.height),
          width: percent(source.width / part.width),
          height: percent(source.height / part.height),
        }}
      />
    </div>
  )
}
