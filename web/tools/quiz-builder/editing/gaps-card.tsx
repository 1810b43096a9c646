import { Card } from '#web/ui/result.tsx'
import type { Gap } from './find-gaps.ts'

const SHOWN = 8

/** Requirements that the quiz does not meet yet; each line links to the field. */
export function GapsCard({ gaps, onGo }: { readonly gaps: readonly Gap[]; readonly onGo: () => void }) {
  return (
    <Card title="To finish">
      {gaps.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing is missing.</p>
      ) : (
        <ul aria-label="To finish" className="grid gap-1 text-sm">
          {gaps.slice(0, SHOWN).map((gap) => (
            <li key={gap.text}>
              <button
                type="button"
                className="min-h-6 text-left underline underline-offset-4"
                onClick={() => {
                  onGo()
                  goTo(gap)
                }}
              >
                {gap.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {gaps.length > SHOWN && <p className="mt-1 text-ink-soft text-sm">and {gaps.length - SHOWN} more</p>}
    </Card>
  )
}

/** Puts the focus into the field that a gap names. */
function goTo({ questionId, field }: Gap): void {
  const card = document.getElementById(`question-${questionId}`)
  const fields = [
    ...(card?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ]
  fields.find((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent) === field)?.focus()
}
