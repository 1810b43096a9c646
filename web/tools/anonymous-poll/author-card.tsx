import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { PollState } from '#contract/poll.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { NetworkLimitField } from './network-limit-field.tsx'
import { authorPath } from './own-polls.ts'
import { type ManagedPoll, useManagedPoll } from './use-managed-poll.ts'

const WrittenAnswers = lazy(() => import('./written-answers.tsx'))

type AuthorCardProps = {
  readonly poll: PollState
  readonly secret: string
  readonly onChange: () => void
  readonly onDelete: () => void
}

/** Controls that need the author's link. */
export default function AuthorCard({ poll, secret, onChange, onDelete }: AuthorCardProps) {
  const managed = useManagedPoll(poll.id, secret, onChange)
  const [pendingAction, setPendingAction] = useState<'Delete' | 'Reset'>()
  const confirm = async () => {
    setPendingAction(undefined)
    if (pendingAction === 'Reset') await managed.reset()
    else if (await managed.remove()) onDelete()
  }
  return (
    <Card title="Manage this poll" className="mt-6">
      <div className="grid gap-4">
        <Alert problem={managed.problem} />
        {poll.voters === 0 && <QuestionForm poll={poll} managed={managed} />}
        <div className="max-w-80">
          <NetworkLimitField
            limit={poll.settings.votersPerNetwork}
            onChange={(votersPerNetwork) => managed.change({ votersPerNetwork })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            isSoftDisabled={managed.isBusy}
            onClick={() => managed.change({ isClosed: !poll.isClosed })}
          >
            {poll.isClosed ? 'Reopen' : 'Close'}
          </Button>
          <Button isSoftDisabled={managed.isBusy} onClick={managed.exportCsv}>
            Export CSV
          </Button>
          <Button isSoftDisabled={managed.isBusy} onClick={() => setPendingAction('Reset')}>
            Reset
          </Button>
          <Button isSoftDisabled={managed.isBusy} onClick={() => setPendingAction('Delete')}>
            Delete
          </Button>
          <CopyButton
            text={() => new URL(authorPath({ id: poll.id, secret }), location.href).href}
            label="Copy author’s link"
            size="normal"
          />
        </div>
        {poll.settings.canWrite && (
          <Suspense>
            <WrittenAnswers poll={poll} secret={secret} onChange={onChange} />
          </Suspense>
        )}
      </div>
      {pendingAction && (
        <Dialog title={`${pendingAction} this poll?`} onClose={() => setPendingAction(undefined)}>
          <p>
            {pendingAction === 'Delete'
              ? 'The poll and its votes are deleted on the server, for everybody. This cannot be undone.'
              : `${poll.settings.canWrite ? 'All votes and what voters wrote are deleted' : 'All votes are deleted'}, and everybody may vote again. This cannot be undone.`}
          </p>
          <div className="mt-5 flex justify-end gap-2">
            <Button onClick={() => setPendingAction(undefined)}>Keep it</Button>
            <Button kind="go" onClick={confirm}>
              {pendingAction === 'Delete' ? 'Delete poll' : 'Delete all votes'}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

/** Form to change the question, until the first vote. */
function QuestionForm({ poll, managed }: { readonly poll: PollState; readonly managed: ManagedPoll }) {
  const [question, setQuestion] = useState(poll.question)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void managed.change({ question })
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          label="Question"
          value={question}
          onChange={setQuestion}
          hint="You can edit the question until the first vote."
        />
      </div>
      <Button
        type="submit"
        isSoftDisabled={managed.isBusy || question.trim() === '' || question === poll.question}
      >
        Save question
      </Button>
    </form>
  )
}
