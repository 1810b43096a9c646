import type { ReactNode } from 'react'
import { getLines, type NamedResult } from '#lib/result/named-result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import Printer from '~icons/lucide/printer'
import { Alert } from './alert.tsx'
import { Announcer } from './announcer.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Card, Result } from './result.tsx'

type ResultsCardProps = {
  /** Primary result, displayed large. */
  readonly results: readonly NamedResult[]
  /** Copied with the others, and shown by `children`. */
  readonly shownBelow?: readonly NamedResult[]
  /** A field is invalid: the results are dashes, and none is announced. */
  readonly hasInvalidField?: boolean
  /** Replaces "Check the marked fields". */
  readonly invalidText?: string
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
  const lines = getLines([...results, ...shownBelow])
  return (
    <Card className={`self-start ${className}`}>
      {/* The buttons keep their place, however long the figure becomes. */}
      <div className={`flex items-start justify-between gap-3 ${onPrint ? '[--aside:4]' : ''}`}>
        {first && (
          <div
            className={`flex min-w-0 flex-1 items-end gap-x-4 sm:flex-wrap ${hasInvalidField ? 'text-ink-soft' : ''}`}
          >
            <Result label={first.label} isLarge>
              {first.text}
            </Result>
            {hasInvalidField && <CheckFields text={invalidText} />}
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
        <div className="mt-4">
          <ResultRow results={others} />
        </div>
      )}
      {children}
      <Announcer text={hasInvalidField || problem || !first ? '' : getLines([first])} />
    </Card>
  )
}

const CHECK_FIELDS = 'Check the marked fields to see the results.'

/** Stands next to the dash of a form that has an invalid field, where it moves nothing. */
export function CheckFields({ text = CHECK_FIELDS }: { readonly text?: string | undefined }) {
  return (
    <p className="max-w-80 flex-1 text-ink-soft text-sm max-sm:leading-tight sm:min-w-48 sm:pb-2.5">{text}</p>
  )
}

/** Results side by side in columns of one width: a longer number moves no other. */
export function ResultRow({ results }: { readonly results: readonly NamedResult[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-3">
      {results.map(({ label, text }) => (
        <Result key={label} label={label}>
          {text}
        </Result>
      ))}
    </div>
  )
}
