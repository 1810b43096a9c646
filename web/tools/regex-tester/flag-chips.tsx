import { Chip } from '#web/ui/chip.tsx'
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
    <fieldset
      aria-label="Switches"
      className="flex min-w-0 gap-1.5 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap"
    >
      {FLAGS.map(({ flag, name, meaning }) => (
        <Chip
          key={flag}
          title={meaning}
          isPressed={flags.includes(flag)}
          onPress={() => onChange(toggleFlag(flags, flag))}
        >
          <span className="font-mono font-semibold">{flag}</span> {name}
        </Chip>
      ))}
    </fieldset>
  )
}
