import type { Place } from './grammar/node.ts'

type ExplanationProps = {
  readonly pattern: string
  readonly flags: string
  readonly onMark: (place: Place | undefined) => void
  readonly onSelect: (place: Place) => void
}

export function Explanation({ pattern }: ExplanationProps) {
  return pattern === '' ? null : null
}
