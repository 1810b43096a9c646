/** Cells of a three by three grid that have a pip, by the number shown. */
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568'] as const

/** A die that shows 1 to 6 as pips. Hidden from screen readers: the number is next to it. */
export function DieFace({ number, isLarge }: { readonly number: number; readonly isLarge: boolean }) {
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 grid-cols-3 grid-rows-3 place-items-center rounded-card border border-line-strong bg-surface shadow-lift ${isLarge ? 'size-18 p-2 sm:size-24 sm:p-3' : 'size-14 p-1.5'}`}
    >
      {Array.from({ length: 9 }, (_, cell) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          className={`${isLarge ? 'size-3.5 sm:size-4.5' : 'size-2.5'} forced-color-adjust-none rounded-full ${PIPS[number]?.includes(String(cell)) ? 'bg-accent forced-colors:bg-[ButtonText]' : ''}`}
        />
      ))}
    </span>
  )
}
