import type { Gap } from './find-gaps.ts'

/** Puts the focus into the field that a gap names. */
export function goToGap({ questionId, field }: Gap): void {
  const card = document.getElementById(`question-${questionId}`)
  const fields = [
    ...(card?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ]
  fields.find((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent) === field)?.focus()
}
