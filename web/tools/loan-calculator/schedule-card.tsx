import { lazy, Suspense, useState } from 'react'
import { type CivilDate, formatCivilDate } from '#lib/dates/civil-date.ts'
import { type Money, moneyWriter } from '#lib/money/cents.ts'
import { NO_RESULT } from '#lib/result/named-result.ts'
import { printPage, usePrinting } from '#web/platform/printing.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { useToday } from '#web/platform/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Card } from '#web/ui/result.tsx'
import type { LoanAnswer } from './calculate.ts'
import { hasExtra } from './loan-text.ts'
import { roundingNote } from './rounding-note.ts'
import { paymentDate, type ScheduleRow } from './schedule.ts'
import type { ScheduleFormat } from './schedule-file.ts'
import { ScheduleTable } from './schedule-table.tsx'
import { yearlySubtotals } from './schedule-years.ts'

type ScheduleCardProps = {
  readonly answer: LoanAnswer | undefined
  readonly currency: string
}

type ScheduleProps = {
  readonly answer: LoanAnswer | undefined
  readonly today: CivilDate | undefined
  readonly locale: string
  readonly money: Money
}

const LongSchedule = lazy(async () => ({ default: (await import('./on-demand.tsx')).LongSchedule }))

const VIEWS = ['Payments', 'Years'] as const
const FIRST_ROWS = 12
const FILE = 'amortization-schedule'

/** The loan payment by payment or year by year, to read, save and print. */
export default function ScheduleCard({ answer, currency }: ScheduleCardProps) {
  const today = useToday()
  const locale = useLocale()
  const money = moneyWriter(currency, locale)
  const [view, setView] = useState<(typeof VIEWS)[number]>('Payments')
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">Amortization schedule</h2>
        <SaveButtons answer={answer} today={today} />
      </div>
      <div className="mb-2 flex gap-1.5" data-print="no">
        {VIEWS.map((one) => (
          <Chip key={one} isPressed={one === view} onPress={() => setView(one)}>
            {one}
          </Chip>
        ))}
      </div>
      {view === 'Payments' ? (
        <Payments answer={answer} today={today} locale={locale} money={money} />
      ) : (
        <ScheduleTable
          title="Yearly totals"
          headings={['Year']}
          rows={answer ? yearlySubtotals(answer.schedule.rows, answer.frequency) : []}
          headsOf={({ year }) => [String(year)]}
          money={money}
          withExtra={answer !== undefined && hasExtra(answer)}
        />
      )}
      <p className="mt-3 text-ink-soft text-sm">{roundingNote(answer, money)}</p>
    </Card>
  )
}

function Payments({ answer, today, locale, money }: ScheduleProps) {
  const [showsAll, setShowsAll] = useState(false)
  const isPrinting = usePrinting()
  const rows = answer?.schedule.rows ?? []
  const frequency = answer?.frequency ?? 'monthly'
  const dateOf = (number: number) =>
    today ? formatCivilDate(paymentDate(today, frequency, number), locale) : NO_RESULT
  const table = {
    title: 'Amortization schedule',
    headings: ['No.', 'Date'],
    headsOf: ({ number }: ScheduleRow) => [String(number), dateOf(number)],
    money,
    withExtra: answer !== undefined && hasExtra(answer),
  }
  const first = <ScheduleTable {...table} rows={isPrinting ? rows : rows.slice(0, FIRST_ROWS)} />
  return (
    <>
      {showsAll && !isPrinting ? (
        <Suspense fallback={first}>
          <LongSchedule {...table} rows={rows} />
        </Suspense>
      ) : (
        first
      )}
      {rows.length > FIRST_ROWS && (
        <div className="mt-3 flex items-center gap-3" data-print="no">
          <Button size="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show the first 12 payments' : 'Show all payments'}
          </Button>
          <span className="text-ink-soft text-sm">{rows.length.toLocaleString(locale)} in all</span>
        </div>
      )}
    </>
  )
}

function SaveButtons({ answer, today }: Pick<ScheduleProps, 'answer' | 'today'>) {
  const isReady = answer !== undefined && today !== undefined && answer.schedule.rows.length > 0
  const file = async (format: ScheduleFormat) => {
    const { scheduleFile } = await import('./on-demand.tsx')
    return isReady ? scheduleFile(format, answer, today) : ''
  }
  return (
    <div className="flex flex-wrap gap-1.5" data-print="no">
      <DownloadButton content={() => file('csv')} fileName={`${FILE}.csv`} disabled={!isReady} />
      <DownloadButton
        label="Excel (XLSX)"
        content={() => file('xlsx')}
        fileName={`${FILE}.xlsx`}
        disabled={!isReady}
      />
      <Button size="small" disabled={!isReady} onClick={printPage}>
        Print
      </Button>
    </div>
  )
}
