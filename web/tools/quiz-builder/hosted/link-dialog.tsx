import { useState } from 'react'
import { quizCreated, quizReplaced } from '#contract/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { getName, type HostedQuiz } from '../quiz-library.ts'
import { authorPath, linksTo, type OwnLink, type OwnLinks, quizPath } from './own-links.ts'
import { hostedQuizPath } from './use-hosted-quiz.ts'
import { useOwnLinks } from './use-own-links.ts'

type LinkDialogProps = {
  readonly entry: Pick<HostedQuiz, 'id' | 'quiz'>
  readonly onClose: () => void
}

/** A link that was made or updated just now. */
type Done = { readonly link: OwnLink; readonly note: string }

const MADE = 'Anyone with the link can take the quiz. It is listed with your quizzes, where you manage it.'
const UPDATED =
  'Whoever starts now takes the quiz as it is here. Attempts that began earlier keep the quiz that they began with.'

/** Uploads a quiz to the server, for a short URL without answers. */
export default function LinkDialog({ entry: { id, quiz }, onClose }: LinkDialogProps) {
  const { links, remember, change } = useOwnLinks()
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const known = linksTo(links, id, quiz.title)
  const act = async (deed: () => Promise<Done>) => {
    setBusy(true)
    const result = await toResultAsync(deed)
    setBusy(false)
    setProblem(result.ok ? undefined : result.problem)
    if (result.ok) setDone(result.value)
  }
  const make = () =>
    act(async () => {
      const made = await fetchApi('/api/quizzes', { quiz }, quizCreated)
      const link = { ...made, title: getName(quiz), quizId: id }
      remember(link)
      return { link, note: MADE }
    })
  const update = (old: OwnLink) =>
    act(async () => {
      const { secret } = old
      await fetchApi(hostedQuizPath(old.id), { quiz }, quizReplaced, { method: 'PUT', secret })
      const link = { ...old, title: getName(quiz), quizId: id }
      change(link)
      return { link, note: UPDATED }
    })
  return (
    <Dialog title="Server link" onClose={onClose}>
      {done ? (
        <DoneLink {...done} />
      ) : known.length > 0 ? (
        <KnownLinks links={known} isBusy={isBusy} onUpdate={update} onMake={make} />
      ) : (
        <About isBusy={isBusy} onMake={make} />
      )}
      <div className="mt-3 empty:hidden">
        <Alert problem={problem} />
      </div>
    </Dialog>
  )
}

function About({ isBusy, onMake }: { readonly isBusy: boolean; readonly onMake: () => void }) {
  return (
    <div className="grid gap-3">
      <p>
        The quiz is kept on our server, and so are the right answers until a person has handed in, or after
        each question if your options say so. You see who took it and download the results.
      </p>
      <p className="text-ink-soft text-sm">
        After an edit you can update the link. A quiz that nobody takes for a year is deleted. You can delete
        it at any time.
      </p>
      <div>
        <Button kind="go" isSoftDisabled={isBusy} onClick={onMake}>
          Create server link
        </Button>
      </div>
    </div>
  )
}

function DoneLink({ link, note }: Done) {
  const address = new URL(quizPath(link.id), location.href).href
  return (
    <div className="grid gap-3">
      <p role="status" aria-label="Quiz link" className="font-medium [overflow-wrap:anywhere]">
        {address}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton kind="go" size="normal" text={address} label="Copy quiz link" />
        <a href={authorPath(link)} className="button px-4">
          Manage this quiz
        </a>
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {note}
      </p>
    </div>
  )
}

type KnownLinksProps = {
  readonly links: OwnLinks
  readonly isBusy: boolean
  readonly onUpdate: (link: OwnLink) => void
  readonly onMake: () => void
}

/** The links that a quiz has already: one of them is updated, or another one made. */
export function KnownLinks({ links, isBusy, onUpdate, onMake }: KnownLinksProps) {
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  return (
    <div className="grid gap-3">
      <p>
        This quiz has a server link. Update it, and whoever starts from then on takes the quiz as it is here.
        Attempts that began earlier keep the quiz that they began with.
      </p>
      <ul aria-label="Links of this quiz" className="divide-y divide-line">
        {links.map((link, at) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <a href={quizPath(link.id)} className="underline underline-offset-4 [overflow-wrap:anywhere]">
                {quizPath(link.id)}
              </a>
              <span className="block text-ink-soft text-sm">{time.format(link.createdAt)}</span>
            </span>
            <Button kind={at === 0 ? 'go' : 'plain'} isSoftDisabled={isBusy} onClick={() => onUpdate(link)}>
              Update the link
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button isSoftDisabled={isBusy} onClick={onMake}>
          Create another link
        </Button>
      </div>
    </div>
  )
}
