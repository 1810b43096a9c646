import { useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { GroupedDigits } from '#web/ui/grouped-digits.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, figureSize } from '#web/ui/result.tsx'
import ArrowRightLeft from '~icons/lucide/arrow-right-left'
import { compoundText, exactText, getFormula, resultText } from './convert.ts'
import {
  addRecent,
  type Conversion,
  type ConverterState,
  MAX_DIGITS,
  PRECISIONS,
  type Reading,
  withResult,
  withValue,
} from './converter-state.ts'
import { readValue } from './read-value.ts'
import { getCategory, getUnit } from './units.ts'

type ConverterCardProps = {
  readonly state: ConverterState
  readonly reading: Reading
  /** The result is that of an earlier request. */
  readonly isOutdated?: boolean
  readonly onChange: (state: Partial<ConverterState>) => void
  readonly onSwap: () => void
}

const NOT_A_NUMBER = 'Enter a number'

/** Both numbers are of one size: what is typed, in a box, and what it becomes, in none until it is used. */
const FIGURE = 'figure h-16 text-(length:--figure)! sm:h-22'
const ANSWER = `${FIGURE} border-transparent hover:border-line-strong focus:border-line-strong aria-invalid:border-wrong`

/** Value and unit on each side; either can be typed into. */
export function ConverterCard(props: ConverterCardProps) {
  const { state, reading, isOutdated = false, onChange, onSwap } = props
  // While the right side is typed into it shows what is typed, not what that becomes.
  const [typedResult, setTypedResult] = useState<string>()
  const { category, from, to, result } = reading
  const converted = result?.ok ? resultText(result.value, state) : ''
  const isTypedWrong = typedResult !== undefined && typedResult.trim() !== '' && !readValue(typedResult)
  const shown = isTypedWrong ? '' : converted
  const exact = result?.ok && !isTypedWrong ? exactText(result.value, shown) : undefined
  const compound = result?.ok && !isTypedWrong ? compoundText(result.value, to, category) : undefined
  const answer = shown && `${shown} ${to.symbol}`
  const problem = result && !result.ok ? result.problem : undefined
  const units = category.units.map(({ name }) => name)
  const typeResult = (typed: string) => {
    setTypedResult(typed)
    const wanted = readValue(typed)
    if (wanted) onChange(withResult(state, wanted))
  }
  return (
    <Card>
      <div
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 [--figure:clamp(16px,440px/var(--characters),48px)] sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:items-start sm:[--figure:clamp(16px,400px/var(--characters),56px)]"
        // Both figures are as large as the longer one can be.
        style={figureSize(state.value.length > answer.length ? state.value : answer)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes what was converted once the visitor leaves the fields */}
        <div
          className="contents"
          onBlur={() => {
            setTypedResult(undefined)
            if (shown !== '') onChange({ recent: addRecent(state).recent })
          }}
        >
          <div className="min-w-0 gap-3 max-sm:contents sm:grid">
            <SelectField
              label="From"
              value={from.name}
              options={units}
              onChange={(name) => onChange({ from: name })}
            />
            <div className="min-w-0 max-sm:order-1 max-sm:col-span-2">
              <NumberField
                label="Value"
                className={FIGURE}
                value={state.value}
                display={<GroupedDigits text={state.value} />}
                onChange={(typed) => onChange(withValue(state, typed))}
                errorId={problem && 'unit-problem'}
                error={result || state.value.trim() === '' ? undefined : NOT_A_NUMBER}
              />
            </div>
          </div>
          <Button
            className="sm:mt-30"
            onClick={onSwap}
            icon={<ArrowRightLeft size={17} aria-hidden className="rotate-90 sm:rotate-0" />}
            title="Swap (Alt+S)"
          >
            Swap
          </Button>
          <div className="grid min-w-0 gap-3 max-sm:order-1 max-sm:col-span-2">
            <SelectField
              label="To"
              value={to.name}
              options={units}
              onChange={(name) => onChange({ to: name })}
            />
            <div className="min-w-0">
              <NumberField
                label="Converted value"
                className={ANSWER}
                display={
                  <>
                    <output
                      translate="no"
                      aria-label="Result"
                      aria-live="off"
                      className={`min-w-0 overflow-hidden whitespace-nowrap ${isOutdated ? 'opacity-40' : ''}`}
                    >
                      <GroupedDigits text={shown} />
                    </output>
                    {shown && <span className="ml-[0.4em] text-[0.6em] text-ink-soft">{to.symbol}</span>}
                  </>
                }
                value={typedResult ?? shown}
                onChange={typeResult}
                error={isTypedWrong ? NOT_A_NUMBER : undefined}
              />
            </div>
          </div>
        </div>
        {problem && (
          <div className="col-span-full max-sm:order-1">
            <Alert id="unit-problem" problem={problem} />
          </div>
        )}
        <PrecisionFields state={state} onChange={onChange} />
        <div className="min-w-0 self-start max-sm:order-1 max-sm:col-span-2 sm:col-start-3">
          <div className="flex items-center gap-x-3">
            <CopyButton text={shown} disabled={shown === '' || isOutdated} />
            <p className="line-clamp-2 min-w-0 text-ink-soft text-sm leading-tight">
              {to.symbol} = {from.symbol} {getFormula(from, to)}
            </p>
          </div>
          {/* On a wide screen the line is always there: what it says moves nothing. */}
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm max-sm:empty:hidden sm:min-h-5">
            {compound && <span>= {compound}</span>}
            {exact && <span className="font-mono">Exact: {exact}</span>}
          </p>
        </div>
      </div>
      <RecentChips state={state} onChange={onChange} />
      <Announcer text={shown === '' ? '' : `${shown} ${to.name}`} />
    </Card>
  )
}

type PrecisionFieldsProps = {
  readonly state: ConverterState
  readonly onChange: (state: Partial<ConverterState>) => void
}

const DIGITS = Array.from({ length: MAX_DIGITS + 1 }, (_, digits) => String(digits))

/** How many digits of which kind are shown. */
function PrecisionFields({ state, onChange }: PrecisionFieldsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:order-2 max-sm:col-span-2">
      <SelectField
        label="Precision"
        value={state.precision}
        options={PRECISIONS}
        onChange={(precision) => onChange({ precision })}
      />
      <SelectField
        label="Digits"
        value={String(state.digits)}
        options={DIGITS}
        onChange={(digits) => onChange({ digits: Number(digits) })}
      />
    </div>
  )
}

type RecentChipsProps = {
  readonly state: ConverterState
  readonly onChange: (state: Partial<ConverterState>) => void
}

/** The last conversions, each a button that brings it back. */
export function RecentChips({ state, onChange }: RecentChipsProps) {
  const known = state.recent.filter(
    ({ category, from, to }) => getUnit(getCategory(category), from) && getUnit(getCategory(category), to),
  )
  if (known.length === 0) return null
  return (
    <fieldset
      aria-label="Recent conversions"
      className="mt-4 flex flex-wrap gap-1.5 border-line border-t pt-4"
    >
      {known.map((entry) => (
        <button
          key={`${entry.value} ${getUnits(entry)}`}
          type="button"
          onClick={() => onChange({ ...entry, category: getCategory(entry.category).name, exact: '' })}
          className="min-h-control rounded-full border border-line-strong bg-surface px-3 text-sm hover:bg-sunken"
        >
          <GroupedDigits text={entry.value} /> {getUnits(entry)}
        </button>
      ))}
    </fieldset>
  )
}

function getUnits({ category, from, to }: Conversion): string {
  const symbol = (name: string) => getUnit(getCategory(category), name)?.symbol ?? name
  return `${symbol(from)} → ${symbol(to)}`
}
