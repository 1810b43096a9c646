import type { ReactNode } from 'react'
import { getLines, type NamedResult } from '#lib/result/named-result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import Printer from '~icons/lucide/printer'
import { Alert } from './alert.tsx'
import { Announcer } from './announcer.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Card, Result } from './result.tsx'

type NotedResult = NamedResult & { readonly note?: string; readonly isGain?: boolean }

type ResultsCardProps = {
  /** Primary result, displayed large. */
  readonly results: readonly NotedResult[]
  /** The gaps between results are a line high, for their notes. */
  readonly hasNotes?: boolean
  /** Copied with the others, and shown by `children`. */
  readonly shownBelow?: readonly NamedResult[]
  /** A field is invalid: the results are dashes, and none is announced. */
  readonly hasInvalidField?: boolean
  /** Stands below the primary result in place of "Check the marked fields". */
  readonly invalidText?: string | undefined
  /** Error if results are missing. */
  readonly problem?: Problem | undefined
  /** The alert's id, for the fields that it speaks of. */
  readonly problemId?: string
  readonly onPrint?: () => void
  readonly className?: string
  /** Drawing between the primary result and the others. */
  readonly figure?: ReactNode
  /** Content below the results: charts, notes. */
  readonly children?: ReactNode
}

/** Results of a calculator: the primary one is announced on change, all are copied as lines. */
export function ResultsCard(props: ResultsCardProps) {
  const {
    results,
    hasNotes = false,
    shownBelow = [],
    hasInvalidField = false,
    invalidText,
    problem,
    problemId,
    onPrint,
    className = '',
    figure,
    children,
  } = props
  const [first, ...others] = results
  const isInvalid = hasInvalidField && invalidText === undefined
  const lines = getLines([...results, ...shownBelow])
  return (
    <Card className={`self-start ${className}`}>
      {/* The buttons keep their place, however long the figure becomes. */}
      <div className={`flex items-start justify-between gap-3 ${onPrint ? '[--aside:4]' : ''}`}>
        {first && (
          <div
            className={`flex min-w-0 flex-1 items-end gap-x-3 [&_output]:leading-[3.3rem] ${isInvalid ? 'text-ink-soft [&>p]:pb-3 [&_p]:whitespace-nowrap [&_p]:not-last:w-0' : ''}`}
          >
            <Result label={first.label} isLarge note={first.note ?? invalidText} isGain={first.isGain}>
              {first.text}
            </Result>
            {isInvalid && <CheckFields />}
          </div>
        )}
        <div className="flex gap-1.5" data-print="no">
          <CopyButton text={lines} labelClass="max-sm:sr-only" disabled={hasInvalidField} />
          {onPrint && (
            <Button
              size="small"
              disabled={hasInvalidField}
              onClick={onPrint}
              icon={<Printer size={15} aria-hidden />}
            >
              <span className="max-sm:sr-only">Print</span>
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <div className="mt-3">
          <Alert {...(problemId && { id: problemId })} problem={problem} />
        </div>
      )}
      {figure && <div className="mt-4">{figure}</div>}
      {others.length > 0 && (
        <div className={hasNotes ? 'mt-7 mb-9' : 'mt-4'}>
          <ResultRow results={others} gap={hasNotes ? 'gap-y-7' : 'gap-y-3'} />
        </div>
      )}
      {children}
      <Announcer text={hasInvalidField || problem || !first ? '' : getLines([first])} />
    </Card>
  )
}

/** Stands next to the dash of a form that has an invalid field, where it moves nothing. */
export function CheckFields() {
  return (
    <p className="max-w-80 flex-1 text-ink-soft text-sm max-sm:leading-tight sm:min-w-48 sm:pb-2.5">
      Check the marked fields.
    </p>
  )
}

/** Results side by side in columns of one width, which is that of the longest number if it is long: none is broken. */
export function ResultRow({
  results,
  gap = 'gap-y-3',
  column = '8.5rem',
}: {
  readonly results: readonly NotedResult[]
  readonly gap?: string
  /** Width of a column for short numbers. */
  readonly column?: string
}) {
  const maxLength = Math.max(...results.map(({ text }) => text.length))
  const width = `min(100%,max(${column},${maxLength + 1}ch))`
  return (
    <div
      className={`grid items-end gap-x-2 ${gap}`}
      style={{ gridTemplateColumns: `repeat(auto-fill,minmax(${width},1fr))` }}
    >
      {results.map(({ label, text, note, isGain }) => (
        <Result key={label} label={label} note={note} isGain={isGain}>
          {text}
        </Result>
      ))}
    </div>
  )
}
