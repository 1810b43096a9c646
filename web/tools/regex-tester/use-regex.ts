import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { type Matches, NO_MATCHES } from './matches.ts'
import type { Preset } from './presets.ts'
import { readEscapes } from './read-escapes.ts'
import type { RegexAnswer, RegexJob } from './regex-job.ts'
import { LONG_BUDGET_MS, RegexState } from './regex-state.ts'

const stateStore = toolState('regex-tester', RegexState)
const FILES = { limitBytes: 5 * 1024 * 1024 }
/** Maximum length of text in a share link; longer text is omitted. */
const MAX_SHARED_TEXT_LENGTH = 5000
const BUDGET_MS = 2000
const OPTIONS = { budgetMs: (job: RegexJob) => job.budgetMs }

function createWorker(): Worker {
  return new Worker(new URL('./regex.worker.ts', import.meta.url), { type: 'module' })
}

/** All that the screen shows, and what the visitor can do to it. */
export function useRegex() {
  const [state, keep] = usePersisted(stateStore)
  const [error, setError] = useState<Problem>()
  const [chosen, setChosen] = useState<{ readonly matches: Matches; readonly match: number }>()
  const set = (change: Partial<RegexState>) => keep((now) => ({ ...now, ...change }))
  const linkProblem = useSharedState((shared) => {
    const result = v.safeParse(RegexState, shared)
    if (result.success) keep(result.output)
    return result.success
  })
  const run = useRun(state)
  const { matches, matchedText } = run
  const marked = useMemo(
    () => movedMatches(matches, matchedText, state.text),
    [matches, matchedText, state.text],
  )

  const current = chosen?.matches === matches ? chosen.match : undefined
  const choose = (match: number) => setChosen({ matches, match })
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), FILES)
    setError(errors[0] === undefined ? undefined : { message: errors[0], detail: '' })
    const [file] = good
    if (!file) return
    const { readTextFile } = await import('./read-text-file.ts')
    const text = await readTextFile(file)
    if (text.ok) set({ text: text.value })
    else setError(text.problem)
  }
  return {
    ...run,
    state,
    set,
    /** Matches in the present text: during a search, those of the previous text. */
    marked,
    current,
    choose,
    /** Moves to the next match, or with -1 to the previous one, with wrap-around. */
    step(direction: 1 | -1) {
      if (matches.count === 0) return
      const from = current ?? (direction === 1 ? -1 : 0)
      choose((from + direction + matches.count) % matches.count)
    },
    setText(text: string) {
      setError(undefined)
      set({ text })
    },
    takeFiles,
    /** Clears everything; returns a function that restores it. */
    clear() {
      setError(undefined)
      set({ pattern: '', flags: 'g', text: '', replacement: '', template: '$&' })
      return () => keep(state)
    },
    shared: () => (state.text.length <= MAX_SHARED_TEXT_LENGTH ? state : { ...state, text: '' }),
    error: error ?? linkProblem,
  }
}

/** Loads a preset with its samples; keeps the visitor's own text. */
export async function choosePreset({ title, pattern }: Preset): Promise<void> {
  const { isSample, SAMPLES } = await import('./preset-samples.ts')
  const now = stateStore.get()
  const isOwnText = now.text.trim() !== '' && !isSample(now.text)
  stateStore.set({ ...now, pattern, flags: 'g', text: isOwnText ? now.text : SAMPLES[title].text })
}

export type RegexTester = ReturnType<typeof useRegex>

/** Runs the pattern in a worker that is terminated after a timeout. */
function useRun({ pattern, flags, text, task, replacement, template: line, readsEscapes }: RegexState) {
  const typed = task === 'Replace' ? replacement : task === 'List' ? line : ''
  const template = readsEscapes ? readEscapes(typed) : typed
  const params = useMemo(
    () => (pattern === '' ? undefined : { pattern, flags, text, task, template }),
    [pattern, flags, text, task, template],
  )
  const [patient, setPatient] = useState<{ readonly params: typeof params }>()
  const job = useMemo<RegexJob | undefined>(
    () => params && { ...params, budgetMs: patient?.params === params ? LONG_BUDGET_MS : BUDGET_MS },
    [params, patient],
  )
  const live = useLiveJob<RegexJob, RegexAnswer>(useWorkerQueue(createWorker), job, OPTIONS)
  const isStopped = live.isOverBudget || live.isCanceled
  const last = job === undefined || isStopped ? undefined : live.last
  const answer = last?.result.ok ? last.result.value : undefined
  return {
    matches: answer?.matches ?? NO_MATCHES,
    /** Result of Replace, Split or List, once available. */
    made: last?.job.task === task ? answer : undefined,
    /** The text that the matches are of: while a new one is searched, the one before. */
    matchedText: answer && last ? last.job.text : text,
    /** Whether the number of matches is known: not during a long search, nor without a result. */
    isCounted: job === undefined || (answer !== undefined && live.progress === undefined),
    problem: last && !last.result.ok ? last.result.problem : undefined,
    progress: live.progress,
    cancel: live.cancel,
    isCanceled: live.isCanceled,
    /** The seconds after which the pattern was stopped, if it was. */
    stoppedAfterS: live.isOverBudget && job ? job.budgetMs / 1000 : undefined,
    continueLonger: () => setPatient({ params }),
  }
}

/**
 * Estimates the positions of matches after an edit at one position: later matches move, a match containing the edit
 * grows or shrinks, and a deleted one becomes empty. Valid until the next search completes.
 */
export function movedMatches(matches: Matches, before: string, after: string): Matches {
  if (before === after || matches.count === 0) return matches
  const max = Math.min(before.length, after.length)
  let from = 0
  while (from < max && before[from] === after[from]) from++
  let suffixLength = 0
  while (
    suffixLength < max - from &&
    before[before.length - suffixLength - 1] === after[after.length - suffixLength - 1]
  )
    suffixLength++
  const end = before.length - suffixLength
  const longer = after.length - before.length
  const start = (place: number) => (place < from ? place : place < end ? from : place + longer)
  const finish = (place: number) => (place <= from ? place : place < end ? from : place + longer)
  const spans = matches.spans.map((place, index) => (index % 2 === 0 ? start(place) : finish(place)))
  // An empty match exactly at an insertion moves along as a whole.
  for (let at = 0; at < spans.length; at += 2) spans[at + 1] = Math.max(spans[at] ?? 0, spans[at + 1] ?? 0)
  return { ...matches, spans }
}
