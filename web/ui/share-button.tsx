import { Check, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { shareLink } from '../browser/shared-state.ts'
import { Button } from './button.tsx'

const SHOWN_MS = 2000

/** Copies a link that reopens the tool with this state, which travels in the fragment that no server sees. */
export function ShareButton({ state }: { readonly state: () => unknown }) {
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
  return (
    <>
      <Button
        size="small"
        onClick={copy}
        icon={answer === 'Copied!' ? <Check size={15} aria-hidden /> : <Link2 size={15} aria-hidden />}
      >
        {answer || 'Copy link'}
      </Button>
      <span className="sr-only" aria-live="polite">
        {answer}
      </span>
    </>
  )
}
