import { useEffect, useRef, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Button } from '#web/ui/button.tsx'

/** Time to change one's mind. */
const WAIT_MS = 3000

type EndButtonProps = {
  readonly players: number
  /** No question is lost by ending now. */
  readonly isLast: boolean
  readonly onEnd: () => void
}

/** Ends the quiz for all, after a moment in which that can be stopped: nothing brings the rest of a quiz back. */
export function EndButton({ players, isLast, onEnd }: EndButtonProps) {
  const [isEnding, setEnding] = useState(false)
  // The step that the game is at when the moment is over.
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!isEnding) return
    const timer = setTimeout(() => {
      setEnding(false)
      end.current()
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [isEnding])
  return (
    <>
      <span role="status" className="text-ink-soft empty:hidden 2xl:text-xl">
        {isEnding && `Ending the quiz for ${pluralize(players, 'player')}…`}
      </span>
      <Button onClick={isLast ? onEnd : () => setEnding(!isEnding)}>
        {isEnding ? 'Keep playing' : 'End quiz'}
      </Button>
    </>
  )
}
