import type { Gap } from './find-gaps.ts'

/** Puts the focus into the field that a gap names, and shows it as invalid until the question changes. */
export function goToGap({ questionId, field }: Gap): void {
  const card = document.getElementById(`question-${questionId}`)
  const fields = [
    ...(card?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ]
  const found = fields.find((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent) === field)
  if (!found) return
  found.focus()
  found.ariaInvalid = 'true'
  card?.addEventListener('input', () => found.removeAttribute('aria-invalid'), { once: true })
}
