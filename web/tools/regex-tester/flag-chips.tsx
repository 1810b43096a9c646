import { FLAGS, toggleFlag } from './flags.ts'

/** Each flag as a switch with its meaning; what is typed into Flags shows here, and the other way round. */
export function FlagChips({
  flags,
  onChange,
}: {
  readonly flags: string
  readonly onChange: (flags: string) => void
}) {
  return (
    <fieldset aria-label="Switches" className="flex flex-wrap gap-1.5">
      {FLAGS.map(({ flag, name, meaning }) => (
        <button
          key={flag}
          type="button"
          title={meaning}
          aria-pressed={flags.includes(flag)}
          onClick={() => onChange(toggleFlag(flags, flag))}
          className="min-h-8 rounded-full border border-line-strong px-2.5 text-ink-soft text-sm transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink"
        >
          <span className="font-mono font-semibold">{flag}</span> {name}
        </button>
      ))}
    </fieldset>
  )
}
