import { formatBytes } from '#lib/byte-size/format-bytes.ts'
import { TextResult } from '#web/ui/bench.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { JsonColors } from '#web/ui/json-colors.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { useJsonFormatter } from './use-json-formatter.ts'
import { WarningNotes } from './warning-notes.tsx'

export function OutputPane({ formatter }: { readonly formatter: ReturnType<typeof useJsonFormatter> }) {
  const { formatted, progress, isCancelled, cancel } = formatter
  return (
    <TextResult
      label="Formatted output"
      text={formatted?.window.text ?? ''}
      shown={formatted && <JsonColors text={formatted.window.text} />}
      placeholder={
        isCancelled
          ? 'Cancelled. Change the input or an option to start again.'
          : 'The formatted text appears here.'
      }
      actions={
        <>
          <CopyButton text={() => formatted?.blob.text() ?? ''} disabled={!formatted} />
          <DownloadButton
            content={() => formatted?.blob ?? ''}
            fileName="formatted.json"
            disabled={!formatted}
            kind="go"
          />
        </>
      }
      foot={formatted && <Statistics formatted={formatted} />}
    >
      <Progress fraction={progress} label="Formatting…" onCancel={cancel} />
      {formatted && <WarningNotes warnings={formatted.warnings} />}
      {formatted && !formatted.window.isWhole && (
        <p className="text-ink-soft text-sm">
          This is the beginning. Copy and Download give all of it ({formatBytes(formatted.sizeBytes)}).
        </p>
      )}
    </TextResult>
  )
}

function Statistics({
  formatted,
}: {
  readonly formatted: NonNullable<ReturnType<typeof useJsonFormatter>['formatted']>
}) {
  const { sizeBytes, keys, depth, rootType } = formatted.statistics
  return (
    <>
      <span className="font-medium text-good">Valid JSON</span>
      <span>{rootType}</span>
      <span>{`${keys.toLocaleString('en')} ${keys === 1 ? 'key' : 'keys'}`}</span>
      <span>{`depth ${depth}`}</span>
      <span>{`${formatBytes(sizeBytes)} in, ${formatBytes(formatted.sizeBytes)} out`}</span>
    </>
  )
}
