import { useMemo } from 'react'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { Progress } from '#web/ui/progress.tsx'
import type { AnalysisJob, TextAnalysis } from './analyze-text.ts'
import type { Frequent } from './phrases.ts'
import { easeBand } from './reading-ease.ts'
import { NO_RESULT } from './results.ts'

type AnalysisProps = AnalysisJob & {}

function createWorker(): Worker {
  return new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })
}

/** Analysis of the text: its frequent words and phrases, and its readability. */
export default function Analysis({ text, leavesOutCommon }: AnalysisProps) {
  const job = useMemo<AnalysisJob>(() => ({ text, leavesOutCommon }), [text, leavesOutCommon])
  const { last, progress, isCanceled, cancel } = useLiveJob<AnalysisJob, TextAnalysis>(
    useWorkerQueue(createWorker),
    job,
  )
  const analysis = last?.result.ok ? last.result.value : undefined
  return (
    <>
      <Progress fraction={progress} label="Analysing…" onCancel={cancel} />
      {isCanceled && <p className="text-sm">Cancelled. The next change analyses again.</p>}
      {analysis && (
        <div className="grid gap-5">
          <Facts analysis={analysis} />
          <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-3">
            <FrequentTable title="Top words" rows={analysis.topWords} />
            <FrequentTable title="Two-word phrases" rows={analysis.topPairs} />
            <FrequentTable title="Three-word phrases" rows={analysis.topTriples} />
          </div>
        </div>
      )}
    </>
  )
}

type FactsProps = { readonly analysis: TextAnalysis }

function Facts({ analysis }: FactsProps) {
  const { uniqueWords, longestWord, averageWordLength, averageSentenceWords, readingEase } = analysis
  const decimal = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })
  const ease = readingEase === undefined ? NO_RESULT : `${decimal(readingEase)}, ${easeBand(readingEase)}`
  const facts = [
    ['Unique words', uniqueWords.toLocaleString('en')],
    ['Average word', `${decimal(averageWordLength)} characters`],
    ['Average sentence', `${decimal(averageSentenceWords)} words`],
    ['Reading ease (English only)', ease],
    ['Longest word', longestWord || NO_RESULT],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type FrequentTableProps = {
  readonly title: string
  readonly rows: readonly Frequent[]
}

function FrequentTable({ title, rows }: FrequentTableProps) {
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
  return (
    <table className="w-full self-start text-sm">
      <caption className="mb-1 text-left font-medium">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Phrase</th>
          <th scope="col">Times</th>
          <th scope="col">Density</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ phrase, count, density }) => (
          <tr key={phrase} className="border-line border-t">
            <td dir="auto" className="py-1 pr-2 [overflow-wrap:anywhere]">
              {phrase}
            </td>
            <td className="py-1 pr-2 text-right tabular-nums">{count.toLocaleString('en')}</td>
            <td className="w-0 py-1 text-right text-ink-soft tabular-nums">{percent.format(density)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className="border-line border-t">
            <td colSpan={3} className="py-1 text-ink-soft">
              None recurs
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
