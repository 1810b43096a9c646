import { SelectField } from '#web/ui/field.tsx'
import { NETWORK_LIMITS } from './poll-form.ts'

type NetworkLimitFieldProps = {
  /** 0 for any number. */
  readonly limit: number
  readonly onChange: (limit: (typeof NETWORK_LIMITS)[number]) => void
}

/** Limit of new voters per network and day: shown to and set by the author, against ballot stuffing. */
export function NetworkLimitField({ limit, onChange }: NetworkLimitFieldProps) {
  const limits = [...new Set<number>([...NETWORK_LIMITS, limit])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label="Votes per network"
      value={String(limit)}
      options={limits.map((max) => ({ value: String(max), label: getText(max) }))}
      onChange={(text) => {
        const chosen = NETWORK_LIMITS.find((max) => String(max) === text)
        if (chosen !== undefined) onChange(chosen)
      }}
      hint="Limits how often one person can vote with several browsers. An office or a school is often one network."
    />
  )
}

function getText(max: number): string {
  return max === 0 ? 'No limit' : `Up to ${max.toLocaleString('en-US')} per day`
}
