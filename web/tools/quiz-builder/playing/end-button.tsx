import { useEffect, useRef, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Button } from '#web/ui/button.tsx'

/** Time to change one's mind. */
const WAIT_MS = 3000

type EndingStatusProps = {
  readonly isEnding: boolean
  readonly what: 'question' | 'quiz'
  readonly players: number
}

export function EndingStatus({ isEnding, what, players }: EndingStatusProps) {
  return (
    <span role="status" className="text-ink-soft empty:hidden 2xl:text-xl">
      {isEnding && `Ending the ${what} for ${pluralize(players, 'player')}…`}
    </span>
  )
}

type EndButtonProps = {
  readonly question: number
  readonly players: number
  /** No question is lost by ending now. */
  readonly isLast: boolean
  readonly onEnd: () => void
}

/** Ends something of a question after a moment in which that can be stopped, also by the end of the question. */
export function useEnding(question: number | undefined, onEnd: () => void) {
  const [ending, setEnding] = useState<number>()
  const isEnding = question !== undefined && ending === question
  // The step that the game is at when the moment is over.
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!isEnding) return
    const timer = setTimeout(() => {
      setEnding(undefined)
      end.current()
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [isEnding])
  return { isEnding, toggle: () => setEnding(isEnding ? undefined : question) }
}

/** Ends the quiz for all, after a moment in which that can be stopped: nothing brings the rest of a quiz back. */
export function EndButton({ question, players, isLast, onEnd }: EndButtonProps) {
  const { isEnding, toggle } = useEnding(question, onEnd)
  return (
    <>
      <EndingStatus isEnding={isEnding} what="quiz" players={players} />
      <Button onClick={isLast ? onEnd : toggle}>{isEnding ? 'Keep playing' : 'End quiz'}</Button>
    </>
  )
}
