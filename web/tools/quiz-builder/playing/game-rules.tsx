import { useState } from 'react'
import { type GameState, SECONDS } from '#contract/game.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { GameConnection } from './use-game.ts'

type GameRulesProps = { readonly line: GameConnection; readonly host: NonNullable<GameState['host']> }

/** How the questions are played, until the first is asked. */
export function GameRules({ line, host }: GameRulesProps) {
  const { seconds, hasSpeedPoints } = host
  const [typed, setTyped] = useState(String(seconds))
  const time = getTime(typed)
  const sendRules = (rules: { seconds: number; hasSpeedPoints: boolean }) =>
    void line.ask('/commands', { kind: 'rules', ...rules })
  const type = (text: string) => {
    setTyped(text)
    const next = getTime(text)
    if (next !== undefined && next !== seconds) sendRules({ seconds: next, hasSpeedPoints })
  }
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <NumberField
        label="Seconds for each question"
        value={typed}
        onChange={type}
        min={SECONDS.min}
        max={SECONDS.max}
        step={5}
        error={time === undefined ? `Enter a whole number from ${SECONDS.min} to ${SECONDS.max}` : undefined}
      />
      <Switch
        label="More points for quick answers"
        isOn={hasSpeedPoints}
        onChange={(isOn) => sendRules({ seconds, hasSpeedPoints: isOn })}
        hint="A right answer has 1,000 points. With this, 500 to 1,000, by the time that was left."
      />
      <p className="text-ink-soft text-sm">
        The quiz, the names and the answers pass through our server and are deleted after a day.
      </p>
    </div>
  )
}

function getTime(text: string): number | undefined {
  const reading = readNumber(text)
  const time = reading.kind === 'number' ? Number(reading.decimal) : Number.NaN
  return Number.isInteger(time) && time >= SECONDS.min && time <= SECONDS.max ? time : undefined
}
