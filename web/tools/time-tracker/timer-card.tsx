import { type FormEvent, useState } from 'react'
import { useTitlePrefix } from '#web/platform/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { Card, figureSize } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import CirclePause from '~icons/lucide/circle-pause'
import CirclePlay from '~icons/lucide/circle-play'
import { MAX_TEXT_LENGTH, MAX_TEXT_LENGTH_HINT, type Timer } from './entry.ts'
import { ProjectName } from './project-name.tsx'
import { clockText } from './time-text.ts'
import { getTask, workedMs } from './timer.ts'
import { pause, reset, resume, start, stop } from './use-actions.ts'
import { type Tracker, useTimerNow } from './use-tracker.ts'

type TimerCardProps = {
  readonly tracker: Tracker
  readonly onSay: (text: string) => void
  readonly onEdit: (timer: Timer) => void
}

/** Truncates text to the maximum length; shows a message if it was longer. */
function fitting(name: string, text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text
  showToast({ title: `A ${name} has ${MAX_TEXT_LENGTH_HINT}; the rest was left out.`, tone: 'error' })
  return text.slice(0, MAX_TEXT_LENGTH)
}

/** Form for the next task, and the running timer. */
export function TimerCard({ tracker, onSay, onEdit }: TimerCardProps) {
  const { projects, state, change } = tracker
  const task = getTask(state, projects)
  const [isIncomplete, setIncomplete] = useState(false)
  const names = projects.map(({ id, name }) => ({ value: id, label: name }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!task) return
    start(task)
    onSay(`Timer started: ${task.description}`)
  }
  return (
    <Card>
      <form
        onSubmit={submit}
        // A disabled button lets Enter do nothing.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) setIncomplete(!task)
        }}
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <SelectField
            label="Project"
            value={state.projectId}
            options={names.length > 0 ? names : [{ value: '', label: 'No project' }]}
            onChange={(projectId) => change({ projectId })}
          />
          <TextField
            label="Description"
            value={state.description}
            onChange={(description) => change({ description: fitting('description', description) })}
            autoComplete="off"
            placeholder="What are you working on?"
          />
        </div>
        <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              label="Tags"
              value={state.tags}
              onChange={(tags) => change({ tags: fitting('list of tags', tags) })}
              autoComplete="off"
              placeholder="call, client"
            />
          </div>
          <CheckField
            label="Billable"
            isChecked={state.billable}
            onChange={(billable) => change({ billable })}
          />
          <Button
            kind={tracker.timer ? 'plain' : 'go'}
            type="submit"
            disabled={!task}
            icon={<CirclePlay size={16} aria-hidden />}
          >
            Start
          </Button>
        </div>
        {/* The line is always there: an error moves nothing. */}
        {isIncomplete && !task ? (
          <p role="alert" className="mt-2 text-sm text-wrong">
            {names.length > 0 ? 'Describe the task.' : 'Add a project first.'}
          </p>
        ) : (
          <p className="mt-2 text-ink-soft text-sm">
            {task ? 'Enter starts the timer.' : 'Describe the task to start.'}
          </p>
        )}
      </form>
      <Running tracker={tracker} onSay={onSay} onEdit={onEdit} />
    </Card>
  )
}

/** Running timer, the only part that renders every second. */
function Running({ tracker: { timer, projectOf, state, change }, onSay, onEdit }: TimerCardProps) {
  const now = useTimerNow(timer)
  const elapsed = clockText(timer ? workedMs(timer, now) : 0)
  useTitlePrefix(timer ? elapsed : undefined)
  const isPaused = timer?.isPaused ?? false
  const hold = () => {
    if (isPaused) resume()
    else pause()
    onSay(isPaused ? 'Timer resumed' : `Timer paused at ${elapsed}`)
  }
  const end = () => {
    stop()
    onSay(`Timer stopped at ${elapsed}`)
  }
  return (
    <div className="mt-4 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div
          role="timer"
          aria-label="Elapsed"
          aria-live="off"
          className={`figure ${isPaused || !timer ? 'text-ink-soft' : ''}`}
          style={figureSize(elapsed)}
        >
          {elapsed}
        </div>
        <div className="min-w-0 flex-1 basis-40">
          {timer ? (
            <>
              <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
                {timer.description}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
                <ProjectName project={projectOf(timer.projectId)} />
                {isPaused && <span className="text-care">Paused</span>}
                <button
                  type="button"
                  className="min-h-6 text-accent underline-offset-4 hover:underline"
                  onClick={() => onEdit(timer)}
                >
                  Edit
                </button>
              </p>
            </>
          ) : (
            <p className="text-ink-soft text-sm">No timer is running.</p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Button kind={timer ? 'go' : 'plain'} disabled={!timer} onClick={end}>
          Stop
        </Button>
        <Button
          disabled={!timer}
          onClick={hold}
          icon={isPaused ? <CirclePlay size={16} aria-hidden /> : <CirclePause size={16} aria-hidden />}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button kind="quiet" disabled={!timer} onClick={reset}>
          Reset
        </Button>
        <div className="ml-auto">
          <CheckField
            label="Shortcuts: S start/stop, P pause"
            isChecked={state.hasKeys}
            onChange={(hasKeys) => change({ hasKeys })}
          />
        </div>
      </div>
    </div>
  )
}
