/** Colors of the choices; their text meets WCAG 2.2 AA in light and dark: white, on yellow dark. */
const TONES = ['[--tone:#b3401a]', '[--tone:#2f5fb3]', '[--tone:#e2aa30]', '[--tone:#1f6f43]'] as const
const YELLOW = 2

/** A triangle, a diamond, a circle and a square, in a box of 24. */
const SHAPES = [
  'M12 3 22 21H2Z',
  'M12 1 23 12 12 23 1 12Z',
  'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z',
  'M3 3H21V21H3Z',
]

/** The classes of a choice that can be pressed. */
export const TILE =
  'flex min-h-16 w-full items-center gap-3 rounded-control border-2 px-4 py-2 font-display font-semibold text-xl sm:min-h-24'

/** The classes of a choice by its place: the same color and shape on the big screen and on every phone. */
export function choiceClass(index: number): string {
  const place = index % TONES.length
  return `${TONES[place]} bg-(--tone) ${place === YELLOW ? 'text-[#1c1a17]' : 'text-white'} forced-colors:border-[ButtonText]`
}

/** The classes of a choice that was not right, or not chosen: its color is faded, and its text has the page's color. */
export function fadedChoiceClass(index: number): string {
  return `${TONES[index % TONES.length]} border-(--tone)/50 bg-(--tone)/12 text-ink`
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
