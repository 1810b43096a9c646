import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { INCOMPLETE, MAX_OPTIONS } from '#contract/poll.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { showToast } from '#web/ui/toast.tsx'
import CircleDot from '~icons/lucide/circle-dot'
import ListChecks from '~icons/lucide/list-checks'
import ListOrdered from '~icons/lucide/list-ordered'
import Plus from '~icons/lucide/plus'
import X from '~icons/lucide/x'
import { addOption, isComplete, type Missing, type PollForm, removeOption, setOption } from './poll-form.ts'

const AccountWanted = lazy(() => import('#web/ui/account-wanted.tsx'))
const PollSettings = lazy(() => import('./poll-settings.tsx'))

type CreateCardProps = {
  readonly form: PollForm
  /** Fields to show as missing, once the poll was to be created without them. */
  readonly missing?: Missing | undefined
  readonly isBusy: boolean
  readonly onChange: (change: Partial<PollForm>) => void
  readonly onSubmit: () => void
}

export function CreateCard({ form, missing, isBusy, onChange, onSubmit }: CreateCardProps) {
  const { question, options } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  /** Moves to the next option on Enter; adds one after a filled last option. */
  const goOn = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const isLast = index === options.length - 1
    if (isLast && (options[index]?.trim() === '' || options.length >= MAX_OPTIONS)) return
    event.preventDefault()
    const { currentTarget } = event
    if (isLast) flushSync(() => onChange({ options: addOption(options) }))
    currentTarget.nextElementSibling?.querySelector('input')?.focus()
  }
  const paste = async (text: string, index: number) => {
    const { readPastedOptions } = await import('./pasted-options.ts')
    const pasted = readPastedOptions(options, index, text)
    onChange({ options: [...pasted.options] })
    if (pasted.note !== '')
      showToast({ title: pasted.note, action: { label: 'Undo', onAct: () => onChange({ options }) } })
  }
  return (
    <Card title="Create New Poll">
      <Shortcuts keys={{ 'Mod+Enter': onSubmit }}>
        <form className="grid gap-4" onSubmit={submit}>
          {isDisabled('/anonymous-poll#anyone') && (
            <Suspense>
              <AccountWanted />
            </Suspense>
          )}
          <KindTiles kind={form.kind} onChange={(kind) => onChange({ kind })} />
          <TextField
            label="Question"
            value={question}
            onChange={(next) => onChange({ question: next })}
            error={missing?.question ? 'Enter a question' : undefined}
          />
          {options.map((option, index) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={index}
              number={index + 1}
              option={option}
              error={missing?.options[index] ? 'Enter an option' : undefined}
              onChange={(text) => onChange({ options: setOption(options, index, text) })}
              onKeyDown={(event) => goOn(event, index)}
              onPaste={(text) => paste(text, index)}
              onRemove={
                options.length > 2 ? () => onChange({ options: removeOption(options, index) }) : undefined
              }
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button
              data-adds
              icon={<Plus size={16} aria-hidden />}
              disabled={options.length >= MAX_OPTIONS}
              onClick={() => onChange({ options: addOption(options) })}
            >
              Add Option
            </Button>
          </div>
          <Fold title="Settings">
            <Suspense>
              <PollSettings form={form} onChange={onChange} />
            </Suspense>
          </Fold>
          {/* The fields show what is missing; only who does not see them needs the sentence. */}
          {missing && !isComplete(missing) && (
            <p role="alert" className="sr-only">
              {INCOMPLETE}
            </p>
          )}
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            Create Poll
          </Button>
        </form>
      </Shortcuts>
    </Card>
  )
}

const KINDS = [
  { value: 'single', label: 'One option', note: 'The most votes win', Icon: CircleDot },
  { value: 'multiple', label: 'Several', note: 'Pick all that fit', Icon: ListChecks },
  { value: 'ranked', label: 'Ranked choice', note: 'First, second, third', Icon: ListOrdered },
] as const

type KindTilesProps = {
  readonly kind: PollForm['kind']
  readonly onChange: (kind: PollForm['kind']) => void
}

/** How people vote: three tiles, one of them chosen. */
function KindTiles({ kind, onChange }: KindTilesProps) {
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="mb-1 font-medium text-sm">Voting</legend>
      {KINDS.map(({ value, label, note, Icon }) => (
        <label
          key={value}
          className="rounded-control border border-line-strong px-2.5 py-2 text-sm max-sm:px-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name="poll-kind"
            className="sr-only"
            aria-label={label}
            checked={kind === value}
            onChange={() => onChange(value)}
          />
          <Icon size={20} aria-hidden className="mb-1 text-accent" />
          <span className="block font-semibold">{label}</span>
          <span className="block text-ink-soft text-xs max-sm:hidden">{note}</span>
        </label>
      ))}
    </fieldset>
  )
}

type OptionRowProps = {
  readonly number: number
  readonly option: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPaste: (text: string) => void
  readonly onRemove: (() => void) | undefined
}

function OptionRow({ number, option, error, onChange, onKeyDown, onPaste, onRemove }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the field within
    <div
      className="flex items-end gap-2"
      onKeyDown={(event) => event.target instanceof HTMLInputElement && onKeyDown(event)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim()
        if (!/[\r\n]/.test(text)) return
        event.preventDefault()
        onPaste(text)
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField label={`Option ${number}`} value={option} onChange={onChange} error={error} />
      </div>
      {onRemove && (
        <Button aria-label={`Remove option ${number}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      )}
    </div>
  )
}

/** A part that is opened when it is wanted; what is in it is made only then. */
function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="rounded-control font-medium text-sm">{title}</summary>
      {isOpen && <div className="mt-3 grid gap-4">{children}</div>}
    </details>
  )
}
