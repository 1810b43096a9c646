import { Printer } from 'lucide-react'
import { useState } from 'react'
import { type CivilDate, formatCivilDate } from '#lib/civil-date/civil-date.ts'
import { printPage, usePrinting } from '#web/browser/printing.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Card } from '#web/ui/result.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { LoanAnswer } from './calculate.ts'
import { hasExtra, type Money, NO_RESULT, roundingNote } from './loan-text.ts'
import { paymentDate } from './schedule.ts'
import { ScheduleTable } from './schedule-table.tsx'

type ScheduleProps = {
  readonly answer: LoanAnswer | undefined
  readonly today: CivilDate | undefined
  readonly locale: string
  readonly money: Money
}

const VIEWS = ['Payments', 'Years'] as const
const FIRST_ROWS = 12
const CSV = { fileName: 'amortization-schedule.csv', type: 'text/csv;charset=utf-8' }
const XLSX = {
  fileName: 'amortization-schedule.xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The loan payment by payment or year by year, to read, save and print. */
export function ScheduleCard({ answer, today, locale, money }: ScheduleProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Payments')
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">Amortization schedule</h2>
        <SaveButtons answer={answer} today={today} />
      </div>
      <Tabs label="Schedule by" tabs={VIEWS} chosen={view} onChoose={setView}>
        {view === 'Payments' ? (
          <Payments answer={answer} today={today} locale={locale} money={money} />
        ) : (
          <Years answer={answer} money={money} />
        )}
      </Tabs>
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
  return (
    <>
      <ScheduleTable
        title="Amortization schedule"
        headings={['No.', 'Date']}
        rows={showsAll || isPrinting ? rows : rows.slice(0, FIRST_ROWS)}
        headsOf={({ number }) => [String(number), dateOf(number)]}
        money={money}
        withExtra={answer !== undefined && hasExtra(answer)}
        isWhole={isPrinting}
      />
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

function Years({ answer, money }: Pick<ScheduleProps, 'answer' | 'money'>) {
  const isPrinting = usePrinting()
  return (
    <ScheduleTable
      title="Yearly totals"
      headings={['Year']}
      rows={answer?.years ?? []}
      headsOf={({ year }) => [String(year)]}
      money={money}
      withExtra={answer !== undefined && hasExtra(answer)}
      isWhole={isPrinting}
    />
  )
}

function SaveButtons({ answer, today }: Pick<ScheduleProps, 'answer' | 'today'>) {
  const isReady = answer !== undefined && today !== undefined && answer.schedule.rows.length > 0
  const csv = async () => {
    const { scheduleCsv } = await import('./export.ts')
    return isReady ? scheduleCsv(answer.schedule.rows, today, answer.frequency) : ''
  }
  const xlsx = async () => {
    const [{ scheduleSheets }, { writeXlsx }] = await Promise.all([
      import('./export.ts'),
      import('#lib/xlsx/write-xlsx.ts'),
    ])
    const sheets = isReady ? scheduleSheets(answer.schedule.rows, answer.years, today, answer.frequency) : []
    return new Blob([writeXlsx(sheets)], { type: XLSX.type })
  }
  return (
    <div className="flex flex-wrap gap-1.5" data-print="no">
      <DownloadButton content={csv} fileName={CSV.fileName} type={CSV.type} disabled={!isReady} />
      <DownloadButton label="Excel (XLSX)" content={xlsx} fileName={XLSX.fileName} disabled={!isReady} />
      <Button size="small" icon={<Printer size={15} aria-hidden />} disabled={!isReady} onClick={printPage}>
        Print
      </Button>
    </div>
  )
}
