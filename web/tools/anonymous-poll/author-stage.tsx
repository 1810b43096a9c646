import { type ReactNode, useEffect } from 'react'
import type { PollState } from '#contract/poll.ts'
import { Button } from '#web/ui/button.tsx'
import StageResults from './stage-results.tsx'
import { useAuthorResults } from './use-author-results.ts'

type AuthorStageProps = {
  readonly poll: PollState
  /** Of the poll's author; without it results are those that this browser sees. */
  readonly secret: string | undefined
  /** Shown instead of hidden results. */
  readonly options: ReactNode
}

/** A poll on the big screen, whose author shows and hides the results, also by the key R. */
export default function AuthorStage({ poll, secret, options }: AuthorStageProps) {
  const { shown, canShow, isOn, toggle } = useAuthorResults(poll, secret)
  useEffect(() => {
    if (!canShow) return
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.toLowerCase() === 'r' && !altKey && !ctrlKey && !metaKey) toggle()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <>
      {shown.results === null && options}
      <StageResults poll={shown} />
      {canShow && (
        <Button className="stage-button mt-4 self-start" title="Key R" aria-keyshortcuts="R" onClick={toggle}>
          {isOn ? 'Hide results' : 'Show results'}
        </Button>
      )}
    </>
  )
}
