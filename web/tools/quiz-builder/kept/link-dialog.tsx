import { useState } from 'react'
import { quizCreated } from '#contract/quiz.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { askServer } from '#web/browser/ask-server.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { nameOf } from '../shelf.ts'
import { authorPath, type OwnLink, quizPath } from './own-links.ts'
import { useOwnLinks } from './use-own-links.ts'

type LinkDialogProps = { readonly quiz: Quiz; readonly onClose: () => void }

/** Where a quiz is given to the server, to be taken at a short address that holds no answers. */
export default function LinkDialog({ quiz, onClose }: LinkDialogProps) {
  const { remember } = useOwnLinks()
  const [made, setMade] = useState<OwnLink>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const outcome = await attemptAsync(() => askServer('/api/quizzes', { quiz }, quizCreated))
    setBusy(false)
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (!outcome.ok) return
    const link = { ...outcome.value, title: nameOf(quiz) }
    remember(link)
    setMade(link)
  }
  return (
    <Dialog title="Server link" onClose={onClose}>
      {made ? <MadeLink link={made} /> : <About isBusy={isBusy} onMake={make} />}
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
        The quiz under a link never changes: after an edit, create a new link. A quiz that nobody takes for a
        year is deleted. You can delete it at any time.
      </p>
      <div>
        <Button kind="go" isResting={isBusy} onClick={onMake}>
          Create server link
        </Button>
      </div>
    </div>
  )
}

function MadeLink({ link }: { readonly link: OwnLink }) {
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
      <p className="text-ink-soft text-sm">
        Anyone with the link can take the quiz. It is listed with your quizzes, where you manage it.
      </p>
    </div>
  )
}
