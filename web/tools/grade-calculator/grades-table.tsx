import type { ReactNode } from 'react'
import { ZERO } from '#lib/numbers/decimal.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { announceMoved } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Pencil from '~icons/lucide/pencil'
import X from '~icons/lucide/x'
import { type Entry, type GradeState, getGrades, moveRow, readEntry } from './grade-state.ts'
import { percentText } from './grade-text.ts'
import { getPercent, totalWeight } from './grades.ts'

type GradesTableProps = {
  readonly state: GradeState
  readonly imagined: readonly Entry[]
  readonly locale: string
  readonly onExample: () => void
  readonly onChange: (fields: Partial<GradeState>) => void
  readonly onRemove: (entry: Entry) => void
  readonly onImagine: (entries: readonly Entry[]) => void
  readonly onEdit: (entry: Entry) => void
}

/** All grades in the visitor's order; what-if grades follow and are labeled. */
export function GradesTable(props: GradesTableProps) {
  const { state, imagined, locale, onExample, onChange, onRemove, onImagine, onEdit } = props
  const { entries, weightsArePercents } = state
  const weights = totalWeight(getGrades(entries))
  const move = (index: number, by: 1 | -1) => {
    onChange({ entries: moveRow(entries, index, by) })
    announceMoved(index + by, entries.length)
  }
  if (entries.length + imagined.length === 0)
    return (
      <div className="grid min-h-40 place-content-center justify-items-center gap-3 rounded-card border border-line border-dashed p-6 text-center text-ink-soft">
        <p>No grades added yet. Add your first grade above!</p>
        <Button onClick={onExample}>Try an example</Button>
      </div>
    )
  return (
    <Card>
      <div className="relative overflow-x-auto">
        <table aria-label="Grades" className="w-full text-right tabular-nums">
          <thead className="max-sm:sr-only">
            <tr className="text-ink-soft text-sm">
              <th scope="col" className="pb-2 text-left font-medium">
                Assignment
              </th>
              {['Points', 'Percent', 'Weight'].map((heading) => (
                <th key={heading} scope="col" className="pb-2 pl-4 font-medium">
                  {heading}
                </th>
              ))}
              <th scope="col" className="pb-2 pl-4">
                <span className="sr-only">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <Row key={entry.id} entry={entry} unit={weightsArePercents ? ' %' : ''} locale={locale}>
                <RowButton label={`Edit ${entry.name}`} onClick={() => onEdit(entry)}>
                  <Pencil size={15} aria-hidden />
                </RowButton>
                <RowButton
                  label={`Move ${entry.name} up`}
                  isOff={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp size={15} aria-hidden />
                </RowButton>
                <RowButton
                  label={`Move ${entry.name} down`}
                  isOff={index === entries.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown size={15} aria-hidden />
                </RowButton>
                <RowButton label={`Remove ${entry.name}`} onClick={() => onRemove(entry)}>
                  <X size={15} aria-hidden />
                </RowButton>
              </Row>
            ))}
            {imagined.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                unit={weightsArePercents ? ' %' : ''}
                locale={locale}
                isImagined
              >
                <RowButton
                  label={`Remove ${entry.name}`}
                  onClick={() => onImagine(imagined.filter(({ id }) => id !== entry.id))}
                >
                  <X size={15} aria-hidden />
                </RowButton>
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <CheckField
          label="Weights are percents"
          isChecked={weightsArePercents}
          onChange={(next) => onChange({ weightsArePercents: next })}
        />
        <span
          className={weightsArePercents && !weights.eq('100') ? 'font-medium text-care' : 'text-ink-soft'}
        >
          Weights add up to {formatDecimal(weights.toFixed(), 4, locale)}
          {weightsArePercents ? ' %' : ''}
        </span>
      </div>
    </Card>
  )
}

type RowProps = {
  readonly entry: Entry
  readonly unit: string
  readonly locale: string
  readonly isImagined?: boolean
  readonly children: ReactNode
}

function Row({ entry, unit, locale, isImagined = false, children }: RowProps) {
  const { grade } = readEntry(entry)
  const number = (value = ZERO) => formatDecimal(value.toFixed(), 4, locale)
  return (
    <tr className="border-line border-t max-sm:first:border-t-0 max-sm:grid max-sm:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_auto] max-sm:items-center max-sm:pb-2">
      <th
        scope="row"
        dir="auto"
        className="py-1.5 text-left font-medium [overflow-wrap:anywhere] max-sm:col-span-2"
      >
        {entry.name}
        {isImagined && <span className="ml-2 rounded-full bg-care-soft px-2 text-care text-xs">what if</span>}
        {grade?.points.gt(grade.total) && !grade.total.eq(ZERO) && (
          <span className="ml-2 rounded-full bg-good-soft px-2 text-good text-xs">extra credit</span>
        )}
      </th>
      <td className="whitespace-nowrap pl-4 max-sm:order-1 max-sm:pl-0 max-sm:text-left">
        {number(grade?.points)} / {number(grade?.total)}
      </td>
      <td className="whitespace-nowrap pl-4 max-sm:order-1 max-sm:col-start-2 max-sm:row-start-2 max-sm:pl-3 max-sm:text-left">
        {percentText(grade && getPercent(grade), locale)}
      </td>
      <td className="whitespace-nowrap pl-4 max-sm:order-1 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:before:text-ink-soft max-sm:before:content-['Weight_']">
        {number(grade?.weight)}
        {unit}
      </td>
      <td className="whitespace-nowrap pl-4 max-sm:pl-0">{children}</td>
    </tr>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function RowButton({ label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
      className="inline-grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
