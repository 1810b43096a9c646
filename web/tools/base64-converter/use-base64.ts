import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useHistoryState } from '#web/platform/use-history-state.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { Base64Answer, Base64Job } from './base64-job.ts'
import { EXAMPLES } from './examples.ts'
import { Base64Options, HandedBase64, type Mode, otherMode } from './options.ts'

const stateStore = toolState('base64-converter', Base64Options)
const LIMIT_BYTES = 100 * 1024 * 1024
/** Maximum length for the text box; longer input becomes a file. */
const MAX_TEXT_LENGTH = 1_000_000

type FileInput = { readonly file: File; readonly isText: boolean }

function createWorker(): Worker {
  return new Worker(new URL('./base64.worker.ts', import.meta.url), { type: 'module' })
}

/** State and actions of the page. Only options are stored, never the text. */
export function useBase64() {
  const [options, keep] = usePersisted(stateStore)
  const [input, setInput] = useHistoryState<string | FileInput>('input', '')
  const [error, setError] = useState<Problem>()
  const [runs, setRuns] = useState(0)
  const set = (change: Partial<Base64Options>) => keep((now) => ({ ...now, ...change }))
  const take = (next: string | FileInput) => {
    setError(undefined)
    setInput(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another job, of the same things
  const job = useMemo<Base64Job | undefined>(
    () => (input === '' ? undefined : { input, options }),
    [input, options, runs],
  )
  const live = useLiveJob<Base64Job, Base64Answer>(useWorkerQueue(createWorker), job)
  const isOfThisMode = job !== undefined && live.last?.job.options.mode === options.mode
  const result = isOfThisMode ? live.last?.result : undefined
  const answer = result?.ok ? result.value : undefined

  const setText = (text: string) =>
    take(
      text.length <= MAX_TEXT_LENGTH
        ? text
        : { file: new File([text], 'Pasted text', { type: 'text/plain;charset=utf-8' }), isText: true },
    )
  usePendingInput('state', (delivered) => {
    const { text, ...given } = v.parse(HandedBase64, delivered)
    keep(given)
    setText(text)
  })
  const chosen = (files: readonly File[], accept?: string): File | undefined => {
    const { good, errors } = sortFiles(files.slice(0, 1), {
      ...(accept && { accept }),
      limitBytes: LIMIT_BYTES,
    })
    if (errors[0] !== undefined) setError({ message: errors[0], detail: '' })
    return good[0]
  }
  /** Text that fits in the text box is displayed there; any other file is processed unchanged. */
  const takeTextFile = async (files: readonly File[]) => {
    const file = chosen(files, '.txt,text/plain')
    if (!file) return
    if (file.size > MAX_TEXT_LENGTH) return take({ file, isText: false })
    const { readTextExactly } = await import('./read-text-exactly.ts')
    const text = await readTextExactly(file, options.charset)
    if (!text.ok) return setError(text.problem)
    take(text.value ?? { file, isText: false })
  }
  const takeFile = (files: readonly File[]) => {
    const file = chosen(files)
    if (file) take({ file, isText: false })
  }
  /** Makes the output the input; without output the input remains. */
  const switchMode = () => {
    if (answer && live.last?.job === job) take(nextInput(answer))
    set({ mode: otherMode(options.mode) })
  }
  const showExample = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (!example) return
    set({ mode: example.mode })
    setText(example.text)
  }
  return {
    options,
    set,
    showExample,
    setMode: (mode: Mode) => set({ mode }),
    switchMode,
    text: typeof input === 'string' ? input : '',
    file: typeof input === 'string' ? undefined : input.file,
    setText,
    takeTextFile,
    takeFile,
    isEmpty: input === '',
    /** Returns a function that restores the input. */
    clear() {
      take('')
      return () => take(input)
    },
    answer,
    isCurrent: live.last?.job === job,
    problem: error ?? (result && !result.ok ? result.problem : undefined),
    hasError: error !== undefined,
    progress: live.progress,
    isCanceled: live.isCanceled,
    cancel: live.cancel,
    runAgain: () => setRuns((count) => count + 1),
  }
}

export type Base64Tool = ReturnType<typeof useBase64>

function nextInput(answer: Base64Answer): string | FileInput {
  const isText = answer.kind === 'encoded' || answer.isText
  if (isText && answer.isWhole && answer.shown.length <= MAX_TEXT_LENGTH) return answer.shown
  return { file: new File([answer.blob], outputName(answer), { type: answer.blob.type }), isText: false }
}

/** Returns the file name of the output. */
export function outputName(answer: Base64Answer): string {
  if (answer.kind === 'encoded') return 'encoded.txt'
  return answer.isText ? 'decoded.txt' : `decoded.${answer.fileType?.extension ?? 'bin'}`
}
