import { putBack } from '#lib/lists/put-back.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import Share2 from '~icons/lucide/share-2'
import X from '~icons/lucide/x'
import { authorPath, type OwnPoll, pollPath } from './own-polls.ts'
import type { useOwnPolls } from './use-own-polls.ts'
import { useSharePoll } from './use-share-poll.ts'

/** The polls that this browser made or voted in. */
export function ActivePolls({ own }: { readonly own: ReturnType<typeof useOwnPolls> }) {
  const { polls, forget, restore } = own
  const drop = (poll: OwnPoll) => {
    forget(poll.id)
    const undo = () => restore((now) => putBack(now, polls, [poll], ({ id }) => id))
    showToast({
      title: 'Removed from this list. The poll goes on.',
      description: poll.question,
      action: { label: 'Undo', onAct: undo },
    })
  }
  return (
    <Card title={<span id="active-polls">Active Polls</span>}>
      {polls.length === 0 && (
        <p className="text-ink-soft">Polls that you create or vote in with this browser are listed here.</p>
      )}
      <ul aria-labelledby="active-polls" className="divide-y divide-line">
        {polls.map((poll) => (
          <PollItem key={poll.id} poll={poll} onDrop={() => drop(poll)} />
        ))}
      </ul>
    </Card>
  )
}

function PollItem({ poll, onDrop }: { readonly poll: OwnPoll; readonly onDrop: () => void }) {
  const locale = useLocale()
  const share = useSharePoll()
  const { id, question, createdAt, secret } = poll
  return (
    <li className="flex items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <a
          href={pollPath(id)}
          dir="auto"
          className="font-medium text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          {question}
        </a>
        <p className="text-ink-soft text-sm">
          {secret === undefined ? 'Voted in' : 'Yours'} ·{' '}
          {new Date(createdAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          {secret !== undefined && (
            <>
              {' · '}
              <a
                href={authorPath({ id, secret })}
                aria-label={`Manage ${question}`}
                className="text-accent underline underline-offset-4"
              >
                Manage
              </a>
            </>
          )}
        </p>
      </div>
      <Button size="small" icon={<Share2 size={15} aria-hidden />} onClick={() => share(poll)}>
        <span className="max-sm:sr-only">Share</span>
      </Button>
      <Button size="small" aria-label={`Remove ${question}`} onClick={onDrop}>
        <X size={15} aria-hidden />
      </Button>
    </li>
  )
}
