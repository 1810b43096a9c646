import { Button } from '#web/ui/button.tsx'
import ArrowLeft from '~icons/lucide/arrow-left'
import ArrowRight from '~icons/lucide/arrow-right'
import RotateCcw from '~icons/lucide/rotate-ccw'
import RotateCw from '~icons/lucide/rotate-cw'
import Trash from '~icons/lucide/trash'

type PageToolbarProps = {
  /** How many pages are chosen. */
  readonly count: number
  readonly onEarlier: () => void
  readonly onLater: () => void
  readonly onTurn: (degrees: number) => void
  readonly onRemove: () => void
  readonly onChooseAll: () => void
  readonly onChooseNone: () => void
}

/** Actions for the selected pages; sticky above a long grid. */
export function PageToolbar({
  count,
  onEarlier,
  onLater,
  onTurn,
  onRemove,
  onChooseAll,
  onChooseNone,
}: PageToolbarProps) {
  const isIdle = count === 0
  return (
    <div className="below-bar z-10 flex flex-wrap items-center gap-1.5 border-line border-b bg-surface px-3 py-2 sm:px-4">
      <p className="mr-auto text-ink-soft text-sm">
        {isIdle ? (
          <>
            <span className="max-sm:hidden">None chosen</span>
            <span className="sm:hidden">Tap a page to choose it</span>
          </>
        ) : (
          `${count} chosen`
        )}
      </p>
      {/* On a phone one row, each label below its icon. */}
      <div className="flex items-center gap-1.5 max-sm:order-1 max-sm:grid max-sm:w-full max-sm:grid-cols-5 max-sm:items-stretch max-sm:gap-1 max-sm:*:flex-col max-sm:*:gap-0.5 max-sm:*:px-0 max-sm:*:text-xs">
        <Button size="small" disabled={isIdle} onClick={onEarlier} icon={<ArrowLeft size={15} aria-hidden />}>
          Earlier
        </Button>
        <Button size="small" disabled={isIdle} onClick={onLater} icon={<ArrowRight size={15} aria-hidden />}>
          Later
        </Button>
        <Button
          size="small"
          disabled={isIdle}
          onClick={() => onTurn(-90)}
          icon={<RotateCcw size={15} aria-hidden />}
        >
          Turn left
        </Button>
        <Button
          size="small"
          disabled={isIdle}
          onClick={() => onTurn(90)}
          icon={<RotateCw size={15} aria-hidden />}
        >
          Turn right
        </Button>
        <Button size="small" disabled={isIdle} onClick={onRemove} icon={<Trash size={15} aria-hidden />}>
          Delete
        </Button>
      </div>
      <Button size="small" kind="quiet" onClick={isIdle ? onChooseAll : onChooseNone}>
        {isIdle ? 'Choose all' : 'Choose none'}
      </Button>
    </div>
  )
}
