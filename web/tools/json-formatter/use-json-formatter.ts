import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerDocument } from '#web/platform/worker/use-worker-document.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { EXAMPLES } from './examples.ts'
import type { Formatted, JobOf, JsonSource } from './json-job.ts'
import { JsonState } from './json-state.ts'
import { WHOLE_TEXT_BYTES } from './text-window.ts'

const stateStore = toolState('json-formatter', JsonState)
const FILES = { accept: '.json,application/json', limitBytes: 200 * 1024 * 1024 }

export function createJsonWorker(): Worker {
  return new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module' })
}

/** All that the screen shows, and what the visitor can do to it. */
export function useJsonFormatter() {
  const [state, keep] = usePersisted(stateStore)
  const [opened, setFile] = useState<File>()
  const [error, setError] = useState<Problem>()
  const { input, indent, sortKeys, jsonLines } = state
  const set = (change: Partial<JsonState>) => keep((now) => ({ ...now, ...change }))
  const linkProblem = useSharedState((shared) => {
    const result = v.safeParse(JsonState, shared)
    if (result.success) keep(result.output)
    return result.success
  })

  /** Text too long for the text box is treated like a file: displayed in part, processed whole. */
  const pasted = useMemo(
    () => (input.length > WHOLE_TEXT_BYTES ? new File([input], 'Pasted text') : undefined),
    [input],
  )
  const file = opened ?? pasted
  const source = useMemo<JsonSource | undefined>(() => {
    const present = file ?? input
    return present === '' ? undefined : { input: present, jsonLines }
  }, [file, input, jsonLines])
  const document = useWorkerDocument(source)
  const queue = useWorkerQueue(createJsonWorker)
  const job = useMemo<JobOf<'format'> | undefined>(
    () => document && { kind: 'format', document, layout: { indent, sortKeys } },
    [document, indent, sortKeys],
  )
  const { last, progress, isCanceled, cancel } = useLiveJob<JobOf<'format'>, Formatted | undefined>(
    queue,
    job,
  )
  const result = job === undefined ? undefined : last?.result
  const formatted = result?.ok ? result.value : undefined

  const setInput = (text: string) => {
    setError(undefined)
    set({ input: text })
  }
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), FILES)
    setError(errors[0] === undefined ? undefined : { message: errors[0], detail: '' })
    const [accepted] = good
    if (!accepted) return
    if (accepted.size > WHOLE_TEXT_BYTES) {
      setFile(accepted)
      return set({ input: '' })
    }
    const { readSmallFile } = await import('./read-small-file.ts')
    const text = await readSmallFile(accepted)
    if (!text.ok) return setError(text.problem)
    setFile(undefined)
    set({ input: text.value })
  }
  const showExample = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (!example) return
    setFile(undefined)
    setError(undefined)
    set({ input: example.text, path: '', jsonLines: false })
  }
  const clear = () => {
    setFile(undefined)
    setError(undefined)
    set({ input: '', path: '' })
    return () => {
      setFile(opened)
      keep(state)
    }
  }
  return {
    state,
    set,
    setInput,
    file,
    takeFiles,
    showExample,
    /** Clears all input; returns a function that restores it. */
    clear,
    queue,
    formatted,
    /** Formatted document, as named in the worker queue. */
    document: formatted && last?.job.document,
    problem: error ?? linkProblem ?? (result?.ok === false ? result.problem : undefined),
    /** Whether the error is in the current text, so that a repair can help. */
    isMendable: !error && !linkProblem && result?.ok === false && !file,
    progress,
    isCanceled,
    cancel,
  }
}
