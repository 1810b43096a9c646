/** Grounds of the choices; white text on each meets WCAG 2.2 AA in light and dark. */
const GROUNDS = ['bg-[#b3401a]', 'bg-[#2f5fb3]', 'bg-[#7d5200]', 'bg-[#1f6f43]'] as const

/** Their colors, faded: of choices that were not right, or not chosen. */
const FADED = [
  'border-[#b3401a]/50 bg-[#b3401a]/12',
  'border-[#2f5fb3]/50 bg-[#2f5fb3]/12',
  'border-[#7d5200]/50 bg-[#7d5200]/12',
  'border-[#1f6f43]/50 bg-[#1f6f43]/12',
] as const

/** Grounds of verdicts: what is right is green on every screen. */
export const VERDICT_GROUNDS = { right: 'bg-[#1f6f43] text-white', wrong: 'bg-[#a82a2a] text-white' } as const

/** A triangle, a diamond, a circle and a square, in a box of 24. */
const SHAPES = [
  'M12 3 22 21H2Z',
  'M12 1 23 12 12 23 1 12Z',
  'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z',
  'M3 3H21V21H3Z',
]

/** The classes of a choice by its place: the same color and shape on the big screen and on every phone. */
export function choiceClass(index: number): string {
  return `${GROUNDS[index % GROUNDS.length]} text-white forced-colors:border-[ButtonText]`
}

/** The classes of a choice that steps back; its text has the page's color. */
export function fadedChoiceClass(index: number): string {
  return `${FADED[index % FADED.length]} text-ink`
}

/** Shape of a choice, so that choices do not differ by color only; outlined from the fifth. */
export function ChoiceShape({ index }: { readonly index: number }) {
  const isOutlined = index >= SHAPES.length
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-[1.1em] shrink-0">
      <path
        d={SHAPES[index % SHAPES.length]}
        fill={isOutlined ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={isOutlined ? 3 : 0}
      />
    </svg>
  )
}
