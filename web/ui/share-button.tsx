import { Check, Link2 } from 'lucide-react'
import { Button } from './button.tsx'
import { useShare } from './use-share.ts'

/** Copies a link that reopens the tool with this state, which travels in the fragment that no server sees. */
export function ShareButton({ state }: { readonly state: () => unknown }) {
  const { answer, copy } = useShare(state)
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
