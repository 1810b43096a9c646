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
    <fieldset aria-label="Switches" className="flex flex-wrap gap-1.5">
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
