import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { ActivePolls } from './active-polls.tsx'
import { CreateCard } from './create-card.tsx'
import type { OwnPoll } from './own-polls.ts'
import { EMPTY_FORM, findMissing, isComplete, PollForm } from './poll-form.ts'
import { PollPreview } from './poll-preview.tsx'
import { useCreatePoll } from './use-create-poll.ts'
import { useOwnPolls } from './use-own-polls.ts'

const store = toolState('anonymous-poll', PollForm)
const EXAMPLE = { question: 'Where shall we have lunch?', options: ['Noodles', 'Pizza', 'Salad bar'] }
const EXAMPLES = [{ title: EXAMPLE.question }]

const loadCard = () => import('./made-card.tsx')
type Made = { readonly poll: OwnPoll; readonly Card: Awaited<ReturnType<typeof loadCard>>['default'] }

const help = staticIsland('help', () => import('./help.tsx'))

export default function AnonymousPollPage() {
  const [form, keep] = usePersisted(store)
  const own = useOwnPolls()
  const [made, setMade] = useState<Made>()
  const { isBusy, create } = useCreatePoll(async (poll) => {
    // The card loads before the poll is rendered, so that it shifts no layout later.
    const card = await loadCard().catch(() => undefined)
    own.remember(poll)
    keep(EMPTY_FORM)
    setChecked(false)
    setMade(card && { poll, Card: card.default })
  })
  const card = useRef<HTMLDivElement>(null)
  const restart = () => {
    flushSync(() => setMade(undefined))
    card.current?.querySelector<HTMLInputElement>('input:not([type=radio])')?.focus()
  }
  const [isChecked, setChecked] = useState(false)
  const missing = findMissing(form)
  const submit = () => {
    if (isComplete(missing)) return create(form)
    flushSync(() => setChecked(true))
    card.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
    return undefined
  }
  const replace = (next: Partial<PollForm>, title: string) => {
    setChecked(false)
    changeWithUndo(store, next, title)
  }
  usePendingInput('state', (input) => keep(v.parse(PollForm, input)))
  const clear = () => replace(EMPTY_FORM, 'Cleared')
  const showExample = () => replace(EXAMPLE, 'Example opened')
  return (
    <>
      <ToolBar examples={EXAMPLES} onExample={showExample} onClear={clear} />
      {made && <made.Card poll={made.poll} onNew={restart} />}
      {/* Hidden below a poll that was just made, until the next one is wanted. */}
      <div ref={card} hidden={made !== undefined}>
        <div className="mb-4 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <CreateCard
            form={form}
            missing={isChecked ? missing : undefined}
            isBusy={isBusy}
            onChange={(change) => keep((now) => ({ ...now, ...change }))}
            onSubmit={submit}
          />
          <PollPreview form={form} />
        </div>
      </div>
      <ActivePolls own={own} />
      {help}
    </>
  )
}
