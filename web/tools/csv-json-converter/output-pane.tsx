import { lazy, Suspense } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { download } from '#web/platform/download.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { ResultText } from '#web/ui/pane.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Views } from '#web/ui/views.tsx'
import FileSpreadsheet from '~icons/lucide/file-spreadsheet'
import { describeGuardedCells, listWarnings } from './converted.ts'
import { TableView } from './table-view.tsx'
import type { Converter } from './use-converter.ts'

const JsonColors = lazy(async () => ({ default: (await import('#web/ui/json-colors.tsx')).JsonColors }))

export function OutputPane({ converter }: { readonly converter: Converter }) {
  const { state, converted, isCurrent } = converter
  const isToJson = state.direction === 'CSV to JSON'
  const isReady = converted !== undefined && isCurrent
  return (
    <Views
      label="View"
      views={{
        Text: <Converted converter={converter} />,
        Table: converted && (
          <TableView
            converted={converted}
            edits={state.edits}
            onEdits={(edits) => converter.set({ edits })}
          />
        ),
      }}
      actions={
        <>
          <CopyButton text={() => converted?.blob.text() ?? ''} disabled={!isReady} />
          {!isToJson && <ExcelButton converter={converter} isReady={isReady} />}
          <DownloadButton
            content={() => converted?.blob ?? ''}
            fileName={isToJson ? 'converted.json' : 'converted.csv'}
            disabled={!isReady}
            kind="go"
          />
        </>
      }
      foot={converted && <Counts converted={converted} />}
    />
  )
}

/** The converted text, JSON in color. */
function Converted({ converter }: { readonly converter: Converter }) {
  const { state, converted, progress, isCanceled, cancel, runAgain } = converter
  const isToJson = state.direction === 'CSV to JSON'
  return (
    <ResultText
      label="Output"
      text={converted?.shown ?? ''}
      shown={
        isToJson && converted ? (
          <Suspense fallback={converted.shown}>
            <JsonColors text={converted.shown} />
          </Suspense>
        ) : undefined
      }
    >
      <Progress fraction={progress} label="Converting…" onCancel={cancel} />
      {isCanceled && (
        <>
          Cancelled.
          <Button size="small" onClick={runAgain}>
            Convert again
          </Button>
        </>
      )}
      {converted && <Warnings converted={converted} />}
      {converted?.offersDecimalComma && (
        <Note tone="plain">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Some columns look like numbers with a decimal comma.
            <Button size="small" onClick={() => converter.set({ json: { ...state.json, decimalMark: ',' } })}>
              Read them as numbers
            </Button>
          </span>
        </Note>
      )}
      {converted && !converted.isWhole && (
        <p className="text-ink-soft text-sm">
          This is the beginning. Copy and Download give all of it ({formatBytes(converted.sizeBytes)}).
        </p>
      )}
    </ResultText>
  )
}

function ExcelButton({ converter, isReady }: { readonly converter: Converter; readonly isReady: boolean }) {
  const save = async () => {
    const blob = await converter.saveWorkbook()
    if (blob) download(blob, 'converted.xlsx')
  }
  return (
    <Button
      size="small"
      aria-label="Download Excel"
      disabled={!isReady}
      onClick={save}
      icon={<FileSpreadsheet size={15} aria-hidden />}
    >
      Excel
    </Button>
  )
}

type Shown = { readonly converted: NonNullable<Converter['converted']> }

function Counts({ converted }: Shown) {
  const { rowCount, table, sizeBytes } = converted
  const guarded = describeGuardedCells(converted)
  return (
    <>
      <span className="font-medium text-good">{`${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'row' : 'rows'}`}</span>
      <span>{`${table.columns.length.toLocaleString('en')} ${table.columns.length === 1 ? 'column' : 'columns'}`}</span>
      <span>{formatBytes(sizeBytes)}</span>
      {guarded !== '' && <span>{guarded}</span>}
    </>
  )
}

function Warnings({ converted }: Shown) {
  const warnings = listWarnings(converted)
  if (warnings.length === 0) return null
  return (
    <Note>
      <ul>
        {warnings.map((warning) => (
          <li key={warning} className="[overflow-wrap:anywhere]">
            {warning}
          </li>
        ))}
      </ul>
    </Note>
  )
}
