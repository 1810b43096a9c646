import { useState } from 'react'
import { readNumber } from '#lib/numbers/read-number.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { pickWinners } from './pick-winners.ts'
import { noteWinners, wheelStore } from './use-wheel-store.ts'
import { MAX_NAMES } from './wheel-names.ts'

/** Several different winners at once, without a spin. */
export function SeveralCard() {
  const [{ names }] = usePersisted(wheelStore)
  const [count, setCount] = useState('3')
  const [winners, setWinners] = useState<readonly string[]>([])
  // This card comes alive after its page: until then nothing can be drawn.
  const isHydrated = useHydrated()
  const draw = () => {
    const reading = readNumber(count)
    const wanted = reading.kind === 'number' ? Math.max(1, Math.trunc(Number(reading.decimal))) : 1
    const drawn = pickWinners(names, wanted)
    setWinners(drawn)
    noteWinners(drawn, Date.now())
  }
  return (
    <Card title="Draw several at once">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          draw()
        }}
      >
        <div className="w-28">
          <NumberField label="Winners" value={count} onChange={setCount} min={1} max={MAX_NAMES} />
        </div>
        <Button type="submit" disabled={!isHydrated || names.every(({ isOff }) => isOff)}>
          Draw Winners
        </Button>
      </form>
      <ol
        aria-label="Winners"
        aria-live="polite"
        className="mt-3 max-h-72 list-inside list-decimal overflow-y-auto"
      >
        {winners.map((name) => (
          <li key={name} dir="auto" className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ol>
    </Card>
  )
}
