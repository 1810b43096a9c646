import { type ReactNode, useEffect, useState } from 'react'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import Play from '~icons/lucide/play'
import Square from '~icons/lucide/square'
import { type Accent, type Settings, tempoName, withNextAccent } from './rhythm.ts'
import type { Tick } from './schedule.ts'
import { TempoField } from './tempo-field.tsx'

type BeatCardProps = {
  readonly settings: Settings
  /** The beat that is heard now. */
  readonly beat: Tick | undefined
  readonly isPlaying: boolean
  readonly onToggle: () => void
  /** A tap at a time of the page's clock, in milliseconds. */
  readonly onTap: (atMs: number) => void
  readonly onAccents: (accents: Settings['accents']) => void
  readonly onTempo: (bpm: number) => void
  /** Changes the tempo by beats per minute. */
  readonly onStep: (bpm: number) => void
}

/** How long it is said that a tempo was out of bounds. */
const LIMIT_MS = 3000

/** Renders the running measure, and its start button. */
export function BeatCard({
  settings,
  beat,
  isPlaying,
  onToggle,
  onTap,
  onAccents,
  onTempo,
  onStep,
}: BeatCardProps) {
  const { accents, beats, bpm, hasFlash } = settings
  const [limit, setLimit] = useState<string>()
  useEffect(() => {
    if (limit === undefined) return undefined
    const end = setTimeout(() => setLimit(undefined), LIMIT_MS)
    const silence = announce(limit)
    return () => {
      clearTimeout(end)
      silence()
    }
  }, [limit])
  return (
    <section className="relative min-w-0 overflow-hidden rounded-card border border-line bg-surface p-4 shadow-lift sm:p-6">
      {hasFlash && beat?.beat === 0 && (
        <div
          key={beat.atS}
          aria-hidden
          className="pointer-events-none absolute inset-0 bg-accent opacity-0 transition-opacity duration-300 starting:opacity-40 motion-reduce:hidden"
        />
      )}
      <div className="flex items-end justify-center gap-4">
        <StepButton label="Slower" onPress={() => onStep(-1)}>
          −
        </StepButton>
        <div className="w-40 text-center sm:w-44">
          <TempoField bpm={bpm} onChange={onTempo} onLimit={setLimit} />
        </div>
        <StepButton label="Faster" onPress={() => onStep(1)}>
          +
        </StepButton>
      </div>
      <p className={`mt-1 mb-5 text-center ${limit ? 'font-medium text-care' : 'text-ink-soft'}`}>
        {/* The place of the tempo's name, so that nothing moves. */}
        {limit ?? (beat?.isCountIn ? 'Count-in' : tempoName(bpm))}
      </p>
      {/* The columns show it. */}
      <output translate="no" aria-label="Beat" aria-live="off" className="sr-only">
        {beat ? beat.beat + 1 : 0} of {beats}
      </output>
      <ul aria-label="Accents" className="mb-5 flex gap-1.5 sm:gap-2.5">
        {accents.slice(0, Number(beats)).map((accent, index) => (
          <BeatCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place in the measure
            key={index}
            number={index + 1}
            accent={accent}
            isNow={beat?.beat === index}
            onPress={() => onAccents(withNextAccent(accents, index))}
          />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button
          kind="go"
          icon={
            isPlaying ? (
              <Square size={18} fill="currentColor" aria-hidden />
            ) : (
              <Play size={18} fill="currentColor" aria-hidden />
            )
          }
          onClick={onToggle}
        >
          {isPlaying ? 'Stop' : 'Start'}
        </Button>
        <Button
          className="touch-manipulation"
          // The press counts, not the release; a key's press is a click without a pointer.
          onPointerDown={({ timeStamp }) => onTap(timeStamp)}
          onClick={({ detail, timeStamp }) => detail === 0 && onTap(timeStamp)}
        >
          Tap tempo
        </Button>
      </div>
    </section>
  )
}

type StepButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <Button
      aria-label={label}
      onClick={onPress}
      className="mb-5 size-14 touch-manipulation rounded-full p-0 font-display text-2xl"
    >
      {children}
    </Button>
  )
}

type BeatCellProps = {
  readonly number: number
  readonly accent: Accent
  readonly isNow: boolean
  readonly onPress: () => void
}

const COLUMNS = {
  strong: 'h-full',
  normal: 'h-[70%]',
  mute: 'h-[70%] border-2 border-dashed',
} as const satisfies Record<Accent, string>

const FORCED = 'forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText]'

/** One beat: a column as high as the beat is loud, to be pressed for another loudness. The one that sounds is in color and larger. */
export function BeatCell({ number, accent, isNow, onPress }: BeatCellProps) {
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        aria-label={`Beat ${number}: ${accent}`}
        title="Strong, normal or mute"
        onClick={onPress}
        className="flex w-full touch-manipulation flex-col rounded-control p-1 hover:bg-sunken"
      >
        <span className={`flex h-20 w-full items-end sm:h-24 ${isNow ? 'motion-safe:scale-105' : ''}`}>
          <span
            className={`block w-full rounded-md ${COLUMNS[accent]} ${accent === 'mute' ? (isNow ? 'border-accent' : 'border-line-strong') : `${isNow ? 'bg-accent' : 'bg-ink'} ${FORCED}`}`}
          />
        </span>
        <span className={`mt-1 text-sm tabular-nums ${isNow ? 'font-bold text-ink' : 'text-ink-soft'}`}>
          {number}
        </span>
      </button>
    </li>
  )
}
