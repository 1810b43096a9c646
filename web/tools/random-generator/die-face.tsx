/** Cells of a three by three grid that have a pip, by the number shown. */
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568'] as const

/** A die that shows 1 to 6 as pips, as large as the font. Hidden from screen readers: the number is next to it. */
export function DieFace({ number }: { readonly number: number }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-[1em] shrink-0 grid-cols-3 grid-rows-3 place-items-center rounded-[min(0.16em,12px)] border border-line-strong bg-surface p-[0.12em] shadow-lift"
    >
      {Array.from({ length: 9 }, (_, cell) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          className={`size-[0.18em] forced-color-adjust-none rounded-full ${PIPS[number]?.includes(String(cell)) ? 'bg-accent forced-colors:bg-[ButtonText]' : ''}`}
        />
      ))}
    </span>
  )
}
