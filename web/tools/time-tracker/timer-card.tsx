import { type SyntheticEvent, useId, useRef, useState } from 'react'
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
  const { projects, state, change, timer } = tracker
  const task = getTask(state, projects)
  const [isPressed, setPressed] = useState(false)
  // The same task need not be started again while it runs.
  const isOther =
    task && (task.description.trim() !== timer?.description || task.projectId !== timer?.projectId)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const names = projects.map(({ id, name }) => ({ value: id, label: name }))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setPressed(!task)
    if (!task) return form.current?.querySelector<HTMLInputElement>('[data-description] input')?.focus()
    const hadFocus = document.activeElement?.closest('[data-start]')
    start(task)
    // The button that was pressed is gone.
    if (hadFocus) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-stop]')?.focus())
    return onSay(`Timer started: ${task.description}`)
  }
  const getHint = () => {
    if (!timer) return task ? 'Enter starts the timer.' : `${missing} to start.`
    if (!isOther) return 'Describe the next task to switch to it.'
    return <span className="line-clamp-1 break-all">Start saves “{timer.description}” first.</span>
  }
  const missing = names.length > 0 ? 'Describe the task' : 'Add a project first'
  return (
    <Card>
      <form
        ref={form}
        id={id}
        onSubmit={submit}
        // A disabled button lets Enter do nothing.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !task) submit(event)
        }}
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <SelectField
            label="Project"
            value={state.projectId}
            options={names.length > 0 ? names : [{ value: '', label: 'No project' }]}
            onChange={(projectId) => change({ projectId })}
          />
          <div data-description>
            <TextField
              label="Description"
              value={state.description}
              onChange={(description) => change({ description: fitting('description', description) })}
              autoComplete="off"
              placeholder="What are you working on?"
              // A line is always there: an error moves nothing.
              hint={getHint()}
              error={isPressed && !task ? `${missing}.` : undefined}
            />
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-40">
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
        </div>
      </form>
      <div className="mt-4 border-line border-t pt-4">
        <Running timer={timer} projectOf={tracker.projectOf} onEdit={onEdit} />
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          {timer && <TimerButtons timer={timer} onSay={onSay} />}
          {/* Disabled without a task, yet a press says what is missing. */}
          {(!timer || isOther) && (
            <Button
              {...(timer ? { size: 'small' } : { kind: 'go' })}
              type="submit"
              form={id}
              data-start
              aria-disabled={!task}
              className={timer ? 'max-sm:[&>svg]:hidden' : `max-sm:w-full ${LIVELY}`}
              onClick={task ? undefined : submit}
              icon={<CirclePlay size={16} aria-hidden />}
            >
              Start
            </Button>
          )}
          {/* Keys are of no use to fingers. */}
          <div className="ml-auto pointer-coarse:hidden">
            <CheckField
              label="Shortcuts: S start/stop, P pause"
              isChecked={state.hasKeys}
              onChange={(hasKeys) => change({ hasKeys })}
            />
          </div>
        </div>
      </div>
    </Card>
  )
}

/** The look of the main action also while it is disabled. */
const LIVELY =
  'px-6 aria-disabled:border-accent! aria-disabled:bg-accent! aria-disabled:text-accent-ink! aria-disabled:opacity-100! aria-disabled:cursor-pointer!'

type RunningProps = {
  readonly timer: Timer | null
  readonly projectOf: Tracker['projectOf']
  readonly onEdit: (timer: Timer) => void
}

/** The time and task of the running timer, the only part that renders every second. */
function Running({ timer, projectOf, onEdit }: RunningProps) {
  const now = useTimerNow(timer)
  const elapsed = clockText(timer ? workedMs(timer, now) : 0)
  useTitlePrefix(timer ? elapsed : undefined)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <div
        role="timer"
        aria-label="Elapsed"
        aria-live="off"
        className={`figure ${timer && !timer.isPaused ? '' : 'text-ink-soft'}`}
        style={figureSize(elapsed)}
      >
        {elapsed}
      </div>
      {timer && (
        <div className="min-w-0 flex-1 basis-40">
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {timer.description}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
            <ProjectName project={projectOf(timer.projectId)} />
            {timer.isPaused && <span className="text-care">Paused</span>}
            <button
              type="button"
              className="min-h-6 text-accent underline-offset-4 hover:underline"
              onClick={() => onEdit(timer)}
            >
              Edit
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

type TimerButtonsProps = { readonly timer: Timer; readonly onSay: (text: string) => void }

/** Actions on a running timer. */
function TimerButtons({ timer, onSay }: TimerButtonsProps) {
  const { isPaused } = timer
  const elapsed = () => clockText(workedMs(timer, Date.now()))
  const hold = () => {
    if (isPaused) resume()
    else pause()
    onSay(isPaused ? 'Timer resumed' : `Timer paused at ${elapsed()}`)
  }
  const end = () => {
    stop()
    onSay(`Timer stopped at ${elapsed()}`)
  }
  return (
    <>
      {/* The second click of a double one on Start is none on Stop. */}
      <Button
        kind="go"
        size="small"
        className="min-w-16"
        data-stop
        onClick={({ detail }) => detail < 2 && end()}
      >
        Stop
      </Button>
      <Button
        size="small"
        onClick={hold}
        icon={isPaused ? <CirclePlay size={16} aria-hidden /> : <CirclePause size={16} aria-hidden />}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button kind="quiet" size="small" onClick={reset}>
        Reset
      </Button>
    </>
  )
}
