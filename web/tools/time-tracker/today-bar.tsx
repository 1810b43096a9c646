import { StackedBar, Swatch } from '#web/ui/split-bar.tsx'

type ProjectPart = {
  readonly label: string
  /** CSS color. */
  readonly color: string
  /** Of the day's time, 0 to 1. */
  readonly share: number
  readonly text: string
}

/** The time of each project, in the projects' colors. */
export default function TodayBar({ parts }: { readonly parts: readonly ProjectPart[] }) {
  return (
    <>
      <div className="mt-3">
        <StackedBar parts={parts} />
      </div>
      <ul aria-label="Today by project" className="mt-2 grid gap-1 text-sm">
        {parts.map(({ label, color, text }) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch color={color} />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {label}
            </span>
            <span className="ml-auto tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
