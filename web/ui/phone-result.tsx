type PhoneResultProps = {
  readonly label: string
  readonly text: string
}

/**
 * The main result at the foot of a phone as long as the fields before it are read; on a wide screen it is beside them.
 * Hidden from screen readers, which are told the result itself.
 */
export function PhoneResult({ label, text }: PhoneResultProps) {
  return (
    <p
      aria-hidden
      data-print="no"
      className="pointer-events-none sticky bottom-2 z-10 flex items-baseline justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-lift lg:hidden"
    >
      <span className="text-ink-soft text-sm">{label}</span>
      <span className="font-bold font-display text-xl tabular-nums">{text}</span>
    </p>
  )
}
