import type { CSSProperties } from 'react'
import { getLetter } from './game-words.ts'

/** Colors with white text of at least 4.5 : 1 (WCAG 2.2 AA), and shapes, so that choices do not differ by color only. */
const LOOKS = [
  { color: '#b01e2e', path: 'M12 3 22 20H2Z' },
  { color: '#2f5fb3', path: 'M12 1 23 12 12 23 1 12Z' },
  { color: '#8a5a00', path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z' },
  { color: '#1f6f43', path: 'M3 3H21V21H3Z' },
] as const
const OTHER = '#4a5568'

/** Colors of a choice, the same on the big screen and on every phone. */
export function choiceStyle(index: number): CSSProperties {
  return { background: LOOKS[index]?.color ?? OTHER, color: '#fff' }
}

/** Shape of one of the first four choices; the others have their letter. */
export function ChoiceShape({ index }: { readonly index: number }) {
  const look = LOOKS[index]
  if (!look)
    return (
      <span aria-hidden className="w-[1.2em] shrink-0 text-center font-bold">
        {getLetter(index)}
      </span>
    )
  return (
    <svg viewBox="0 0 24 24" className="size-[1.2em] shrink-0" fill="currentColor" aria-hidden>
      <path d={look.path} />
    </svg>
  )
}
