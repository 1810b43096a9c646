import { lazy, Suspense, useRef, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { Note } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { JsonColors } from '#web/ui/json-colors.tsx'
import type { StepThrough } from '#web/ui/json-tree-search.tsx'
import { ResultText } from '#web/ui/pane.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Views } from '#web/ui/views.tsx'
import { describeDuplicateKeys, describeUnsafeIntegers } from './describe-warnings.ts'
import { FindField } from './find-field.tsx'
import { JsonPath, useSelection } from './json-path.tsx'
import type { useJsonFormatter } from './use-json-formatter.ts'
import type { Findings, Warnings } from './warnings.ts'

const DocumentTree = lazy(() => import('./document-tree.tsx'))

/** Renders the document as formatted, as a tree, and the results of a query, under one field that finds. */
export function OutputPane({ formatter }: { readonly formatter: ReturnType<typeof useJsonFormatter> }) {
  const { formatted, state, set, queue, document } = formatter
  const [wanted, setWanted] = useState<{ readonly view: 'Tree' | 'Query' }>()
  const step = useRef<StepThrough>(null)
  const query = state.path.trim()
  const isPath = query.startsWith('$')
  const selection = useSelection({ queue, document, path: isPath ? query : '', indent: state.indent })
  const find = (text: string) => {
    set({ path: text })
    const typed = text.trim()
    if (typed !== '') setWanted({ view: typed.startsWith('$') ? 'Query' : 'Tree' })
  }
  return (
    <Views
      label="Output"
      wanted={wanted}
      head={
        <FindField value={state.path} onChange={find} onStep={(direction) => step.current?.(direction)} />
      }
      views={{
        Text: <FormattedText formatter={formatter} />,
        Tree: document && (
          <div className="flex min-h-0 flex-1 flex-col [--tree:auto] sm:pb-3">
            <Suspense>
              <DocumentTree
                queue={queue}
                workerDocument={document}
                query={isPath ? '' : query}
                stepRef={step}
              />
            </Suspense>
          </div>
        ),
        Query: <JsonPath selection={selection} />,
      }}
      actions={(view) => {
        const blob = (view === 'Query' ? selection.selected : formatted)?.blob
        return (
          <>
            <CopyButton labelClass="max-sm:sr-only" text={() => blob?.text() ?? ''} disabled={!blob} />
            <DownloadButton
              content={() => blob ?? ''}
              fileName={view === 'Query' ? 'jsonpath-result.json' : 'formatted.json'}
              labelClass="max-sm:sr-only"
              disabled={!blob}
              kind="go"
            />
          </>
        )
      }}
      foot={formatted && <Statistics formatted={formatted} />}
    />
  )
}

function FormattedText({ formatter }: { readonly formatter: ReturnType<typeof useJsonFormatter> }) {
  const { formatted, progress, isCanceled, cancel } = formatter
  return (
    <ResultText
      label="Formatted output"
      text={formatted?.window.text ?? ''}
      shown={formatted && <JsonColors text={formatted.window.text} />}
    >
      <Progress fraction={progress} label="Formatting…" onCancel={cancel} />
      {isCanceled && (
        <p className="text-ink-soft text-sm">Cancelled. Change the input or an option to start again.</p>
      )}
      {formatted && <WarningNotes warnings={formatted.warnings} />}
      {formatted && !formatted.window.isWhole && (
        <p className="text-ink-soft text-sm">
          This is the beginning. Copy and Download give all of it ({formatBytes(formatted.sizeBytes)}).
        </p>
      )}
    </ResultText>
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
      <span className="max-sm:hidden">{rootType}</span>
      <span>{`${keys.toLocaleString('en')} ${keys === 1 ? 'key' : 'keys'}`}</span>
      <span className="max-sm:hidden">{`depth ${depth}`}</span>
      <span>{`${formatBytes(sizeBytes)} in, ${formatBytes(formatted.sizeBytes)} out`}</span>
    </>
  )
}

/** Values preserved unchanged that other programs might read differently. */
export function WarningNotes({ warnings }: { readonly warnings: Warnings }) {
  return (
    <>
      <Finding findings={warnings.duplicateKeys} summary={describeDuplicateKeys(warnings.duplicateKeys)} />
      <Finding findings={warnings.unsafeIntegers} summary={describeUnsafeIntegers(warnings.unsafeIntegers)} />
    </>
  )
}

function Finding({ findings, summary }: { readonly findings: Findings; readonly summary: string }) {
  if (summary === '') return null
  return (
    <Note>
      <details>
        <summary className="py-0.5">{summary}</summary>
        <ul className="mt-2 max-h-40 overflow-auto font-mono text-xs">
          {findings.found.map(({ node, path, line, column }) => (
            <li key={node}>
              line {line} column {column}: {path}
            </li>
          ))}
        </ul>
      </details>
    </Note>
  )
}
