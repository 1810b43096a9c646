import { CopyButton } from '../ui/copy-button.tsx'
import { answerOf } from './answers.ts'
import type { Offer } from './detectors.ts'

/** Immediate exact answer to a line: by a tool, or as arithmetic or a date. */
export function QuickAnswer({ text, offers }: { readonly text: string; readonly offers: readonly Offer[] }) {
  const answer = answerOf(text, offers)
  if (answer === undefined) return null
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-sunken px-3 py-2">
      <p
        role="status"
        aria-label="Answer"
        className="min-w-0 flex-1 [overflow-wrap:anywhere] font-semibold text-base"
      >
        {answer}
      </p>
      <CopyButton text={answer} label="Copy answer" />
    </div>
  )
}
