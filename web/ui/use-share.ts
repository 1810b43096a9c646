import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { shareLink } from '../browser/shared-state.ts'

const SHOWN_MS = 2000

/** Copies a link that reopens the tool with this state, and what came of it for as long as it is to be seen. */
export function useShare(state: () => unknown): {
  readonly answer: string
  readonly copy: () => Promise<void>
} {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    const making = shareLink(state())
    const isCopied = await copyText(making)
    if ((await making) === undefined) setAnswer('Too large to share as a link')
    else if (isCopied) setAnswer('Copied!')
  }
  return { answer, copy }
}
