import { lazy, type Ref, Suspense, useState } from 'react'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { getLines } from '#lib/result/named-result.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { BandBar } from './band-bar.tsx'
import { EntryForm } from './entry-form.tsx'
import { type Entry, freeId, type GradeState, getGrades } from './grade-state.ts'
import { gradeResults, roundingNote } from './grade-text.ts'
import { getPercent } from './grades.ts'
import { GradesTable } from './grades-table.tsx'
import { NotYet } from './not-yet.tsx'
import { type Band, CUSTOM, SYSTEMS } from './scales.ts'

const CustomScale = lazy(() => import('./custom-scale.tsx'))

type GradesTabProps = {
  readonly state: GradeState
  readonly imagined: readonly Entry[]
  readonly average: Decimal | undefined
  readonly scale: { readonly bands: readonly Band[]; readonly problem?: string }
  /** The card of the result. */
  readonly resultRef: Ref<HTMLDivElement>
  readonly locale: string
  readonly onChange: (fields: Partial<GradeState>) => void
  readonly onExample: () => void
  readonly onImagine: (entries: readonly Entry[]) => void
  readonly onRemove: (entry: Entry) => void
}

/** Renders the grades, and their result in the chosen scale. */
export function GradesTab(props: GradesTabProps) {
  const { state, imagined, average, scale, resultRef, locale, onExample, onChange, onImagine, onRemove } =
    props
  const { entries, draft, system, rounds } = state
  const [edited, setEdited] = useState<Entry>()
  const isEdited = ({ id, name }: Entry) => id === edited?.id && name === edited.name
  // If the edited row was removed, or all rows were replaced, the form adds a new one.
  const isEditing = entries.some(isEdited)
  const results = gradeResults(average, scale.bands, rounds, locale)
  const note = roundingNote(average, scale.bands, rounds, locale)
  const unreachable = getGrades([...entries, ...imagined]).find((grade) => !getPercent(grade))
  const save = (entry: Entry) => {
    const next = isEditing
      ? entries.map((row) => (isEdited(row) ? { ...entry, id: row.id } : row))
      : [...entries, { ...entry, id: freeId([...entries, ...imagined]) }]
    setEdited(undefined)
    onChange({ entries: next, draft: { ...EMPTY } })
  }
  const imagine = (entry: Entry) => {
    onImagine([...imagined, { ...entry, id: freeId([...entries, ...imagined]) }])
    onChange({ draft: { ...EMPTY } })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <EntryForm
        draft={draft}
        isEditing={isEditing}
        onDraft={(next) => onChange({ draft: next })}
        onSave={save}
        onImagine={imagine}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <div ref={resultRef} className="scroll-mt-20">
          <Card>
            <div className="flex items-start justify-between gap-2 sm:gap-4">
              <div>
                <div
                  className={`flex flex-wrap gap-x-3 gap-y-2 max-sm:[&_p]:text-xs sm:gap-x-8 ${average ? 'max-sm:[&_.figure]:text-3xl' : ''}`}
                >
                  {results.map(({ label, text }) => (
                    <Result key={label} label={label} isLarge>
                      {average ? text : <NotYet text={text} />}
                    </Result>
                  ))}
                </div>
                {!average && !unreachable && (
                  <p className="mt-1 text-ink-soft text-sm">Add a grade to see your average and letter.</p>
                )}
              </div>
              <CopyButton text={getLines(results)} labelClass="max-sm:sr-only" disabled={!average} />
            </div>
            <BandBar bands={scale.bands} average={average} rounds={rounds} />
            {unreachable && (
              <div className="mt-3">
                <Note>{unreachable.name} has 0 total points, so there is no percentage.</Note>
              </div>
            )}
            {note && (
              <div className="mt-3">
                <Note>{note}</Note>
              </div>
            )}
          </Card>
        </div>
        <GradesTable
          state={state}
          imagined={imagined}
          locale={locale}
          onExample={onExample}
          onChange={onChange}
          onRemove={onRemove}
          onImagine={onImagine}
          onEdit={(entry) => {
            setEdited(entry)
            onChange({ draft: entry })
          }}
        />
        <Card>
          <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <SelectField
              label="Grading system"
              value={system}
              options={SYSTEMS}
              onChange={(next) => onChange({ system: next })}
            />
            <CheckField
              label="Round to whole %"
              isChecked={rounds}
              onChange={(next) => onChange({ rounds: next })}
            />
          </div>
          {system === CUSTOM && (
            <Suspense>
              <CustomScale state={state} onChange={onChange} />
            </Suspense>
          )}
          {scale.problem && (
            <div className="mt-3">
              <Alert problem={{ message: scale.problem, detail: '' }} />
            </div>
          )}
        </Card>
      </div>
      <Announcer text={average ? getLines(results.slice(0, 1)) : ''} />
    </div>
  )
}

const EMPTY = { id: 0, name: '', points: '', total: '', weight: '1' } as const
