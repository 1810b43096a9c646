import type { Accent } from './rhythm.ts'

type BeatCellProps = {
  readonly number: number
  readonly accent: Accent
  readonly isNow: boolean
  readonly onPress: () => void
}

const HEIGHTS = { strong: 'h-full', normal: 'h-1/2', mute: 'h-0' } as const satisfies Record<Accent, string>

/** One beat: a column as high as the beat is loud, to be pressed for another loudness. The one that sounds is framed and filled. */
export function BeatCell({ number, accent, isNow, onPress }: BeatCellProps) {
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        aria-label={`Beat ${number}: ${accent}`}
        title="Strong, normal or mute"
        onClick={onPress}
        className={`flex w-full touch-manipulation flex-col rounded-control border-2 p-1 ${
          isNow ? 'border-ink' : 'border-transparent hover:bg-sunken'
        }`}
      >
        <span
          className={`flex h-20 w-full items-end overflow-hidden rounded-md border sm:h-24 ${accent === 'mute' ? 'border-line-strong border-dashed' : 'border-line bg-sunken'}`}
        >
          <span className={`block w-full ${HEIGHTS[accent]} ${isNow ? 'bg-accent' : 'bg-line-strong/60'}`} />
        </span>
        <span className={`mt-1 text-sm tabular-nums ${isNow ? 'font-bold text-ink' : 'text-ink-soft'}`}>
          {number}
        </span>
      </button>
    </li>
  )
}
