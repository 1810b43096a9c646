import { type Money, moneyWriter } from '#lib/money/cents.ts'
import { withBase } from '#lib/net/base-path.ts'
import { shareLink } from '#web/platform/shared-state.ts'
import { BarChart } from '#web/ui/bar-chart.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { SplitBar } from '#web/ui/split-bar.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { invoiceLines } from './invoice-lines.ts'
import type { Row } from './report.ts'
import { percentText, reportCsv, shownRows, splitParts } from './report-text.ts'
import { secondsText, spokenText } from './time-text.ts'
import type { ReportView } from './use-report.ts'
import type { Tracker } from './use-tracker.ts'

type ReportResultProps = { readonly tracker: Tracker; readonly view: ReportView }

/** Maximum number of days for a readable bar chart. */
const MAX_DAYS = 400

/** The sums, as numbers, as drawings and as rows. */
export function ReportResult({ tracker, view }: ReportResultProps) {
  const { state, locale, isWhole, projectOf } = tracker
  const { report, labelOf, dayLabel, weekdayLabel, dayCount } = view
  const { rows, total, days } = report
  const money = moneyWriter(state.currency, locale)
  const rateOf = (key: string) => (state.group === 'Project' ? (projectOf(key)?.rate ?? '') : '')
  const lines = invoiceLines(rows, labelOf, rateOf)
  const createInvoice = async () => {
    const link = await shareLink({ currency: state.currency, items: lines }, withBase('/invoice-generator'))
    if (link !== undefined) location.assign(link)
    else showToast({ title: 'These are too many lines for an invoice', tone: 'error' })
  }
  // The days have the color of their project, or none of all if there are several.
  const [only, ...others] = state.group === 'Project' ? rows : []
  const dayColor = (others.length === 0 && only && projectOf(only.key)?.color) || 'var(--ink-soft)'
  const table = (
    <ReportTable
      title={`Time by ${state.group.toLowerCase()}`}
      heading={state.group}
      rows={shownRows(rows, labelOf)}
      total={total}
      locale={locale}
      money={money}
    />
  )
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <Result label="Total time" isLarge>
          {secondsText(total.seconds)}
        </Result>
        <Result label="Billable time">{secondsText(total.billableSeconds)}</Result>
        <Result label="Amount">{money(total.amount)}</Result>
        <Result label="Entries">{total.entries.toLocaleString(locale)}</Result>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="small" onClick={createInvoice} isSoftDisabled={lines.length === 0}>
            Create invoice
          </Button>
          <DownloadButton
            label="Report as CSV"
            content={() => reportCsv(report, state.group, labelOf)}
            fileName="time-report.csv"
            type="text/csv;charset=utf-8"
            disabled={rows.length === 0}
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          {isWhole ? 'No time entries in these days.' : 'Reading your entries…'}
        </p>
      ) : (
        <div className="mt-5 flex flex-col gap-6">
          <SplitBar
            title={`Time by ${state.group.toLowerCase()}`}
            parts={splitParts(rows, total.seconds, labelOf).map(({ key, label, share, seconds }) => ({
              label,
              color: state.group === 'Project' ? (projectOf(key)?.color ?? 'var(--line-strong)') : undefined,
              share,
              text: `${spokenText(seconds)}, ${percentText(share, locale)}`,
            }))}
            table={table}
          />
          {dayCount > 1 && dayCount <= MAX_DAYS && (
            <BarChart
              title="Hours by day"
              values={days}
              color={dayColor}
              label={dayLabel}
              shortLabel={weekdayLabel}
              text={spokenText}
              table={<DayTable days={days} dayLabel={dayLabel} />}
            />
          )}
        </div>
      )}
    </Card>
  )
}

type DayTableProps = { readonly days: readonly number[]; readonly dayLabel: (offset: number) => string }

function DayTable({ days, dayLabel }: DayTableProps) {
  return (
    <table className="tabular-nums">
      <caption className="sr-only">Time by day</caption>
      <tbody>
        {days.map((seconds, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
          <tr key={offset} className="border-line border-t">
            <th scope="row" className="pr-6 text-left font-normal">
              {dayLabel(offset)}
            </th>
            <td className="text-right">{secondsText(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ReportTableProps = {
  readonly title: string
  readonly heading: string
  readonly rows: readonly (Row & { readonly label: string })[]
  readonly total: Omit<Row, 'key'>
  readonly locale: string
  readonly money: Money
}

/** The rows of a report and their sum. */
function ReportTable({ title, heading, rows, total, locale, money }: ReportTableProps) {
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="pr-3 text-left font-medium">
            {heading}
          </th>
          {['Entries', 'Time', 'Billable', 'Amount'].map((name) => (
            <th key={name} scope="col" className="pl-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-line border-t">
            <th
              scope="row"
              dir="auto"
              className="min-w-32 pr-3 text-left font-normal [overflow-wrap:anywhere]"
            >
              {row.label}
            </th>
            <Cells row={row} locale={locale} money={money} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line-strong border-t font-semibold">
          <th scope="row" className="pr-3 text-left">
            Total
          </th>
          <Cells row={total} locale={locale} money={money} />
        </tr>
      </tfoot>
    </table>
  )
}

type CellsProps = Pick<ReportTableProps, 'locale' | 'money'> & { readonly row: Omit<Row, 'key'> }

function Cells({ row, locale, money }: CellsProps) {
  return (
    <>
      <td className="pl-4">{row.entries.toLocaleString(locale)}</td>
      <td className="pl-4">{secondsText(row.seconds)}</td>
      <td className="pl-4">{secondsText(row.billableSeconds)}</td>
      <td className="pl-4">{money(row.amount)}</td>
    </>
  )
}
