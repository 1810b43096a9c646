import { Button } from './button.tsx'

type ProgressProps = {
  /** From 0 to 1; undefined while nothing runs. */
  readonly fraction: number | undefined
  readonly label: string
  readonly onCancel: () => void
}

/** Shows the progress of long work, with the button that stops it. Rendered only while it runs. */
export function Progress({ fraction, label, onCancel }: ProgressProps) {
  if (fraction === undefined) return null
  const percent = Math.round(fraction * 100)
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 text-ink-soft text-sm">{label}</p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
