import { lazy, Suspense, useMemo, useState } from 'react'
import { getLines } from '#lib/result/named-result.ts'
import { printPage } from '#web/platform/printing.ts'
import { Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { CheckFields } from '#web/ui/results-card.tsx'
import { type Answer, answerText, isFound, isLoss, stepsText, type Writer } from './answer.ts'
import type { TabName } from './business-form.ts'
import type { Figures } from './figures.ts'
import { TypicalBand } from './typical-band.tsx'

const BreakEvenFigure = lazy(async () => ({ default: (await import('./figures-drawn.tsx')).BreakEvenFigure }))
const RoiFigure = lazy(async () => ({ default: (await import('./figures-drawn.tsx')).RoiFigure }))
const MissingFigures = lazy(() => import('./missing-figures.tsx'))

/** Shown without a value before there are figures. */
const FIRST = {
  'Financial Ratios': 'Current ratio',
  'ROI Calculator': 'ROI',
  'Break-even Analysis': 'Break-even units',
} as const satisfies Record<TabName, string>

type AnswersCardProps = {
  readonly tab: TabName
  readonly answers: readonly Answer[]
  readonly figures: Figures
  /** An invalid figure is missing. */
  readonly hasInvalidField: boolean
  readonly writer: Writer
  readonly onExample: () => void
}

/** Answers for the figures, each with formula, numbers and meaning. */
export function AnswersCard({ tab, answers, figures, hasInvalidField, writer, onExample }: AnswersCardProps) {
  const [hasFormulas, showFormulas] = useState(false)
  const lines = getLines(answers.map((answer) => ({ label: answer.label, text: answerText(answer, writer) })))
  const saveCsv = async () => (await import('./answers-csv.ts')).answersCsv(answers)
  const below = useMemo(
    () => (
      <Suspense>
        {tab === 'Break-even Analysis' && <BreakEvenFigure figures={figures} writer={writer} />}
        {tab === 'ROI Calculator' && <RoiFigure figures={figures} writer={writer} />}
        {tab === 'Financial Ratios' && <MissingFigures figures={figures} />}
      </Suspense>
    ),
    [tab, figures, writer],
  )
  return (
    <Card>
      {answers.length === 0 && (
        <>
          <div className="text-ink-soft [&_.figure]:text-3xl">
            <Result label={FIRST[tab]} isLarge>
              —
            </Result>
          </div>
          {!hasInvalidField && (
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
              <p>Each result appears when you have entered its figures.</p>
              <Button size="small" onClick={onExample}>
                Try an example
              </Button>
            </div>
          )}
        </>
      )}
      {hasInvalidField && <CheckFields />}
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {answers.map((answer) => (
          <AnswerItem key={answer.label} answer={answer} writer={writer} hasFormula={hasFormulas} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-1.5" data-print="no">
        <CopyButton text={lines} disabled={answers.length === 0} />
        <DownloadButton
          label="Download CSV"
          content={saveCsv}
          fileName="business-calculator.csv"
          type="text/csv"
          disabled={answers.length === 0}
        />
        <Button size="small" disabled={answers.length === 0} onClick={printPage}>
          Print
        </Button>
        <Button
          size="small"
          aria-pressed={hasFormulas}
          disabled={answers.length === 0}
          onClick={() => showFormulas(!hasFormulas)}
        >
          Formulas
        </Button>
      </div>
      <div className="mt-5">{below}</div>
      <Announcer text={lines.split('\n')[0] ?? ''} />
    </Card>
  )
}

type AnswerItemProps = {
  readonly answer: Answer
  readonly writer: Writer
  readonly hasFormula: boolean
}

function AnswerItem({ answer, writer, hasFormula }: AnswerItemProps) {
  const { label, formula, meaning, typical, caution, result } = answer
  return (
    <li className="min-w-0 [&_.figure]:[font-size:min(30px,34rem/var(--characters))]">
      <div className="flex flex-wrap items-end gap-x-2">
        <Result label={label} isLarge>
          {answerText(answer, writer)}
        </Result>
        {isLoss(answer) && <span className="font-medium text-sm text-wrong">a loss</span>}
      </div>
      {!isFound(result) && (
        <p role="alert" className="mt-1 text-sm text-wrong">
          {result.reason}
        </p>
      )}
      {isFound(result) && typical && (
        <TypicalBand typical={typical} value={result.value} unit={result.unit} locale={writer.locale} />
      )}
      <p className="mt-1 text-sm">{meaning}</p>
      {caution && <Note>{caution}</Note>}
      {isFound(result) && hasFormula && (
        <p className="mt-1 font-mono text-ink-soft text-xs [overflow-wrap:anywhere]">
          {formula}
          <br />= {stepsText(answer, writer)}
        </p>
      )}
    </li>
  )
}
