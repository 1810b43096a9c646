import { useState } from 'react'
import { gameAddress } from '#contract/game.ts'
import { readNumber } from '#lib/number-text/read-number.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { askServer } from '#web/browser/ask-server.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'

type StartDialogProps = { readonly quiz: Quiz; readonly onClose: () => void }

/** How a game is to be played, and the way to its big screen. */
export default function StartDialog({ quiz, onClose }: StartDialogProps) {
  const [seconds, setSeconds] = useState('30')
  const [hasSpeedPoints, setSpeedPoints] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const reading = readNumber(seconds)
  const time = reading.kind === 'number' ? Number(reading.decimal) : Number.NaN
  const isFit = Number.isInteger(time) && time >= 5 && time <= 600
  const start = async () => {
    if (!isFit) return
    setBusy(true)
    const outcome = await attemptAsync(() =>
      askServer('/api/games', { quiz, seconds: time, hasSpeedPoints }, gameAddress),
    )
    if (outcome.ok) return location.assign(`/play/${outcome.value.id}`)
    setProblem(outcome.problem)
    setBusy(false)
  }
  return (
    <Dialog title="Play live" onClose={onClose} className="max-w-md">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <p className="text-ink-soft text-sm">
          Show this screen to all. Players join on their phones with a code and a name, without an account.
          The quiz, the names and the answers pass through our server and are deleted after a day.
        </p>
        <NumberField
          label="Seconds for each question"
          value={seconds}
          onChange={setSeconds}
          min={5}
          max={600}
          step={5}
          error={isFit ? undefined : 'Enter a whole number from 5 to 600'}
        />
        <Switch
          label="More points for quick answers"
          isOn={hasSpeedPoints}
          onChange={setSpeedPoints}
          hint="A right answer has 1,000 points. With this, 500 to 1,000, by the time that was left."
        />
        <Alert problem={problem} />
        <div>
          <Button kind="go" type="submit" isResting={isBusy || !isFit}>
            Open the big screen
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
