import { StackedBar } from '#web/ui/split-bar.tsx'
import { ProjectName } from './project-name.tsx'
import type { ProjectTime } from './project-times.ts'
import { NO_PROJECT } from './projects.ts'
import { secondsText } from './time-text.ts'
import type { Tracker } from './use-tracker.ts'

type TodayBarProps = Pick<Tracker, 'projectOf'> & {
  readonly times: readonly ProjectTime[]
  /** Their sum, more than 0. */
  readonly seconds: number
}

/** The time of each project, in the projects' colors. */
export default function TodayBar({ times, seconds, projectOf }: TodayBarProps) {
  return (
    <>
      <div className="mt-3">
        <StackedBar
          parts={times.map((time) => ({
            label: projectOf(time.projectId)?.name ?? NO_PROJECT,
            share: time.seconds / seconds,
            color: projectOf(time.projectId)?.color ?? 'var(--line-strong)',
          }))}
        />
      </div>
      <ul aria-label="Today by project" className="mt-2 grid gap-1 text-sm">
        {times.map((time) => (
          <li key={time.projectId} className="flex items-baseline justify-between gap-3">
            <ProjectName project={projectOf(time.projectId)} />
            <span className="tabular-nums">{secondsText(time.seconds)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
