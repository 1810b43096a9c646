import { type CSSProperties, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useFullScreen } from '#web/platform/use-full-screen.ts'
import { Button } from '#web/ui/button.tsx'
import type { Segment } from './segments.ts'
import type { Wheel } from './use-wheel.ts'
import { removeName } from './use-wheel-store.ts'
import { WheelCanvas } from './wheel-canvas.tsx'

const WheelSettings = lazy(async () => ({ default: (await import('./on-demand.tsx')).WheelSettings }))
const Celebration = lazy(async () => ({ default: (await import('./on-demand.tsx')).Celebration }))

/** Wheel with its pointer, its button and the winner; full-screen when presented to a room. */
export function WheelStage({ wheel }: { readonly wheel: Wheel }) {
  const { winner, spin, segments, rotation, canSpin, celebrations, start } = wheel
  const stage = useRef<HTMLDivElement>(null)
  const [areSettingsOpen, openSettings] = useState(false)
  const { isFull, toggle } = useFullScreen(stage)
  const celebration = useMemo(
    () =>
      celebrations > 0 && (
        <Suspense>
          <Celebration key={celebrations} />
        </Suspense>
      ),
    [celebrations],
  )
  return (
    <section
      aria-label="Wheel"
      className="min-w-0 self-start rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5"
    >
      <div
        ref={stage}
        className={
          isFull
            ? 'fixed inset-0 z-50 grid place-content-center place-items-center gap-5 overflow-auto bg-surface p-4 lg:grid-cols-[min(64vw,calc(100dvh-7rem))_minmax(0,28vw)]'
            : 'relative flex flex-col items-center gap-4'
        }
      >
        <div
          className={`relative w-full ${isFull ? 'max-w-[max(10rem,min(92vw,calc(100dvh-15.5rem)))] lg:max-w-full' : 'max-w-[clamp(12rem,calc(100svh-22rem),36rem)]'}`}
        >
          <div className="overflow-hidden rounded-full">
            <WheelCanvas segments={segments} rotation={rotation} spin={spin} onPress={start} />
          </div>
          <svg
            viewBox="0 0 40 40"
            aria-hidden
            className="absolute top-1/2 -right-2 w-[9%] -translate-y-1/2 [filter:drop-shadow(0_1px_2px_#0003)]"
          >
            <path d="M2 20 38 6V34Z" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2.500" />
          </svg>
        </div>
        {/* As high with a winner as without; on a wide full screen to the right of the wheel. */}
        <div
          className={`relative grid w-full ${isFull ? 'min-h-32 lg:min-h-[40dvh]' : 'min-h-24 max-w-2xl'}`}
        >
          <Winner
            segment={segments.find(({ name }) => name === winner)}
            isNew={celebrations > 0}
            isFull={isFull}
            isSpinning={spin !== undefined}
            onRemove={
              wheel.state.names.some(({ name }) => name === winner) ? () => removeName(winner) : undefined
            }
          />
        </div>
        <div className="flex flex-wrap items-center justify-center gap-2 lg:col-span-full">
          <Button kind="go" disabled={!canSpin || spin !== undefined} onClick={start} className="min-w-40">
            Spin Wheel
          </Button>
          <Button onClick={toggle}>{isFull ? 'Exit full screen' : 'Full screen'}</Button>
        </div>
        {!canSpin && <p className="text-ink-soft text-sm lg:col-span-full">Add at least 2 names to spin.</p>}
        {celebration}
      </div>
      {/* Drawn when they are opened: what is chosen before their script is there would be lost. */}
      <details
        className="mt-5 border-line border-t pt-3"
        onToggle={(event) => openSettings(event.currentTarget.open)}
      >
        <summary className="w-fit rounded-control font-medium text-sm">Settings</summary>
        {areSettingsOpen && (
          <Suspense>
            <WheelSettings />
          </Suspense>
        )}
      </details>
    </section>
  )
}

/** A name as large as fits into one line, or a longer one into two; on the full screen up to 120 px high. */
function winnerSize(name: string, isFull: boolean): CSSProperties {
  const wordLength = Math.max(3, ...name.split(/\s+/).map(({ length }) => length))
  const whole = `${155 / wordLength}cqi`
  return {
    fontSize: isFull
      ? `clamp(24px, min(${whole}, ${28 - name.length / 8}dvh), 120px)`
      : `clamp(16px, max(${170 / Math.max(3, name.length)}cqi, min(26px, ${whole})), 48px)`,
  }
}

type WinnerProps = {
  readonly segment: Segment | undefined
  /** Won since the page was opened: what was won before is not announced again. */
  readonly isNew: boolean
  readonly isFull: boolean
  readonly isSpinning: boolean
  /** Removes the winner; undefined if the wheel does not have it any more. */
  readonly onRemove: (() => void) | undefined
}

/** The winner in the color of its segment, in the place of the hint, which is as high: nothing moves. */
function Winner({ segment, isNew, isFull, isSpinning, onRemove }: WinnerProps) {
  if (!segment)
    return (
      <p
        className={`grid place-items-center rounded-card bg-ground px-4 text-center text-ink-soft ${isFull ? 'text-xl' : 'text-sm leading-tight'}`}
      >
        {isSpinning ? 'Spinning…' : 'Press the wheel, Space or the button to spin.'}
      </p>
    )
  return (
    <div
      role={isNew ? 'alert' : undefined}
      className={`absolute inset-x-0 bottom-0 flex min-h-full items-center justify-between gap-x-4 gap-y-3 rounded-card px-5 py-2 shadow-lift ${isFull ? 'lg:flex-col lg:justify-center lg:text-center' : ''}`}
      style={{ background: segment.color, color: segment.ink }}
    >
      <div className={`min-w-0 [container-type:inline-size] ${isFull ? 'w-full' : 'flex-1'}`}>
        <p className={`font-medium ${isFull ? 'text-xl' : 'text-sm'}`}>The winner is</p>
        <output
          translate="no"
          aria-label="Winner"
          aria-live="off"
          dir="auto"
          className="figure block [overflow-wrap:anywhere]"
          style={winnerSize(segment.name, isFull)}
        >
          {segment.name}
        </output>
      </div>
      {onRemove && (
        <Button size="small" className="shrink-0" onClick={onRemove}>
          Remove winner
        </Button>
      )}
    </div>
  )
}
