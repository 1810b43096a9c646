/** Cells of a three by three grid that have a pip, by the number shown. */
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568'] as const

/** A die that shows 1 to 6 as pips. Hidden from screen readers: the number is next to it. */
export function DieFace({ number }: { readonly number: number }) {
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 grid-cols-3 grid-rows-3 place-items-center rounded-card border border-line-strong bg-surface p-1.5 shadow-lift"
    >
      {Array.from({ length: 9 }, (_, cell) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          className={`size-2.5 forced-color-adjust-none rounded-full ${PIPS[number]?.includes(String(cell)) ? 'bg-accent forced-colors:bg-[ButtonText]' : ''}`}
        />
      ))}
    </span>
  )
}
