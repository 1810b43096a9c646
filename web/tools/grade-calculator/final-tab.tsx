import type { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { BandBar } from './band-bar.tsx'
import type { GradeState } from './grade-state.ts'
import { finalText, NONE, percentText, reachText } from './grade-text.ts'
import { neededOnFinal } from './grades.ts'
import { NotYet } from './not-yet.tsx'
import type { Band } from './scales.ts'

type FinalTabProps = {
  readonly state: GradeState
  readonly average: Decimal | undefined
  readonly bands: readonly Band[]
  readonly locale: string
  readonly onChange: (fields: Partial<GradeState>) => void
}

/** Shows the final exam score needed for a goal. */
export function FinalTab({ state, average, bands, locale, onChange }: FinalTabProps) {
  const goal = readBounded(state.goal, { min: '0', max: '1000' })
  const weight = readBounded(state.finalWeight, { above: '0', max: '100' })
  const typed = state.soFar.trim() === '' ? undefined : readBounded(state.soFar, { min: '0', max: '1000' })
  const soFar = typed ? (typed.hint === undefined ? typed.value : undefined) : average
  const isReady = soFar && goal.hint === undefined && weight.hint === undefined
  const share = weight.value.div(100n)
  const needed = isReady ? finalText(soFar, goal.value, share, locale) : NONE
  const reach = isReady ? reachText(neededOnFinal(soFar, goal.value, share), bands, state.rounds) : ''
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="grid grid-cols-2 items-start gap-3 sm:gap-4 *:first:col-span-2">
        <NumberField
          label="Your grade so far (%)"
          value={state.soFar}
          onChange={(next) => onChange({ soFar: next })}
          hint={`Leave blank for your ${average ? percentText(average, locale) : 'grades'}`}
          error={typed?.hint}
        />
        <NumberField
          label="Goal (%)"
          value={state.goal}
          onChange={(next) => onChange({ goal: next })}
          error={goal.hint}
        />
        <NumberField
          label="Final counts (%)"
          value={state.finalWeight}
          onChange={(next) => onChange({ finalWeight: next })}
          error={weight.hint}
        />
      </Card>
      <Card>
        <Result label="Needed on the final" isLarge>
          {needed === NONE ? <NotYet text={NONE} /> : <Needed text={needed} />}
        </Result>
        {/* As high as the remark on a score that is out of reach: nothing moves. */}
        {reach !== undefined && (
          <p className="min-h-6 font-medium text-good">
            {reach || (
              <span className="font-normal text-ink-soft text-sm">
                {soFar || typed?.hint ? '' : 'Type your grade so far, or add your grades on the first tab.'}
              </span>
            )}
          </p>
        )}
        <div className="mt-4">
          <Result label="Grade so far">{soFar ? percentText(soFar, locale) : <NotYet text={NONE} />}</Result>
        </div>
        <BandBar bands={bands} average={soFar} rounds={state.rounds} />
      </Card>
      <Announcer text={isReady ? `Needed on the final: ${needed}` : ''} />
    </div>
  )
}

/** The score large, and what is to be said of it below. */
function Needed({ text }: { readonly text: string }) {
  const [score, remark] = text.split(': ')
  return (
    <>
      {score}
      {remark && (
        <>
          <span className="sr-only">: </span>
          <span className="block font-medium font-sans text-base text-care">{remark}</span>
        </>
      )}
    </>
  )
}
