import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useJob } from '#web/platform/worker/use-job.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { ConvertAnswer, ConvertJob } from './convert-job.ts'
import { EXAMPLES } from './examples.ts'
import { ConverterState, type Direction } from './options.ts'

const stateStore = toolState('csv-json-converter', ConverterState)
/** Maximum length for the text box; longer text is processed like a file. */
const MAX_TEXT_LENGTH = 1_000_000
export const FILES = {
  accept: '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx,.xls',
  limitBytes: 100 * 1024 * 1024,
}

function createWorker(): Worker {
  return new Worker(new URL('./convert.worker.ts', import.meta.url), { type: 'module' })
}

/** All that the screen shows, and what the visitor can do to it. */
export function useConverter() {
  const [state, keep] = usePersisted(stateStore)
  const [fileInput, setFileInput] = useState<{ readonly file: File; readonly sheet: number }>()
  const [error, setError] = useState<Problem>()
  const [runs, setRuns] = useState(0)
  const workbook = useJob<ConvertJob, ConvertAnswer>(createWorker)
  const { direction, text, read, json, csv, edits } = state
  const set = (change: Partial<ConverterState>) => keep((now) => ({ ...now, ...change }))
  const linkProblem = useSharedState((shared) => {
    const result = v.safeParse(ConverterState, shared)
    if (!result.success) return false
    setFileInput(undefined)
    keep(result.output)
    return true
  })

  const pasted = useMemo(
    () => (text.length > MAX_TEXT_LENGTH ? new File([text], 'Pasted text') : undefined),
    [text],
  )
  const { file = pasted, sheet = 0 } = fileInput ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another job, of the same things
  const job = useMemo<ConvertJob | undefined>(() => {
    const input = file ?? text
    const isEmpty = typeof input === 'string' && input.trim() === ''
    return isEmpty
      ? undefined
      : { kind: 'convert', input, settings: { direction, read, json, csv, edits, sheet } }
  }, [file, sheet, text, direction, read, json, csv, edits, runs])
  const live = useLiveJob<ConvertJob, ConvertAnswer>(useWorkerQueue(createWorker), job)
  const isOfThisKind = job !== undefined && live.last?.job.settings.direction === direction
  const result = isOfThisKind ? live.last?.result : undefined
  const answer = result?.ok ? result.value : undefined

  /** Resets messages and readings of the previous input. */
  const begin = (change: Partial<ConverterState>) => {
    setError(undefined)
    workbook.clear()
    set({ csv: { ...csv, reading: '' }, ...change })
  }
  const setText = (next: string) => {
    const isNew = text === '' || next.length > MAX_TEXT_LENGTH
    begin(isNew ? { text: next, edits: [] } : { text: next, csv })
  }
  const converted = answer?.kind === 'converted' ? answer : undefined
  /** Whether the output is that of the present input and options. */
  const isCurrent = live.last?.job === job
  /** Switches direction with the output as input, if it is complete. Returns a function that restores the input. */
  const setDirection = (next: Direction): (() => void) | undefined => {
    const output = isCurrent && converted?.isWhole ? converted.shown : undefined
    if (output === undefined) {
      begin({ direction: next, edits: [] })
      return undefined
    }
    setFileInput(undefined)
    begin({ direction: next, text: output, edits: [] })
    return () => {
      setFileInput(fileInput)
      keep(state)
    }
  }
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), FILES)
    if (errors[0] !== undefined) return setError({ message: errors[0], detail: '' })
    const [accepted] = good
    if (!accepted) return
    const isWorkbook = /\.xlsx?$/i.test(accepted.name)
    const change = { direction: getDirection(accepted.name) ?? direction, edits: [] }
    if (isWorkbook || accepted.size > MAX_TEXT_LENGTH) {
      setFileInput({ file: accepted, sheet: 0 })
      return begin({ ...change, text: '' })
    }
    const { readSmallFile } = await import('./read-small-file.ts')
    const small = await readSmallFile(accepted, read.encoding)
    if (!small.ok) return setError(small.problem)
    setFileInput(undefined)
    begin({ ...change, text: small.value })
  }
  /** Returns a function that restores everything. */
  const clear = () => {
    setFileInput(undefined)
    begin({ text: '', edits: [] })
    return () => {
      setFileInput(fileInput)
      keep(state)
    }
  }
  const showExample = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (!example) return
    setFileInput(undefined)
    begin({ direction: example.direction, text: example.text, edits: [] })
  }
  const saveWorkbook = async (): Promise<Blob | undefined> => {
    if (!job) return undefined
    const saved = await workbook.run({ ...job, kind: 'xlsx' })
    return saved?.ok && saved.value.kind === 'file' ? saved.value.blob : undefined
  }
  const refused = answer?.kind === 'refused' ? answer : undefined
  return {
    state,
    set,
    setText,
    setDirection,
    takeFiles,
    clear,
    showExample,
    saveWorkbook,
    workbook,
    file,
    sheet,
    setSheet: (next: number) => file && setFileInput({ file, sheet: next }),
    sheetNames: answer && 'sheetNames' in answer ? answer.sheetNames : [],
    converted,
    isCurrent,
    problem:
      error ??
      linkProblem ??
      refused?.problem ??
      (result && !result.ok ? result.problem : undefined) ??
      (workbook.result && !workbook.result.ok ? workbook.result.problem : undefined),
    fixes: error || linkProblem ? [] : (refused?.fixes ?? []),
    progress: live.progress ?? workbook.progress,
    isCanceled: live.isCanceled,
    cancel() {
      live.cancel()
      workbook.cancel()
    },
    runAgain: () => setRuns((count) => count + 1),
  }
}

export type Converter = ReturnType<typeof useConverter>

function getDirection(fileName: string): Direction | undefined {
  if (/\.(json|jsonl|ndjson)$/i.test(fileName)) return 'JSON to CSV'
  return /\.(csv|tsv|xlsx?)$/i.test(fileName) ? 'CSV to JSON' : undefined
}
