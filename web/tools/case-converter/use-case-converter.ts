import { useDeferredValue, useMemo, useState } from 'react'
import * as v from 'valibot'
import { randomInteger } from '#lib/random/random.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { useJob } from '#web/platform/worker/use-job.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { type CaseJob, getSize, joinCases, type TextSize } from './case-job.ts'
import { CASES, type CaseName, convertCase } from './cases.ts'
import { Coins } from './letter-case.ts'
import { type CaseOptions, CaseState } from './options.ts'

const stateStore = toolState('case-converter', CaseState)
export const FILE_TYPES = '.txt,text/plain'
const FILES = { accept: FILE_TYPES, limitBytes: 50 * 1024 * 1024 }
/** Longer text is stored outside the text box, as no browser edits it smoothly. */
const MAX_TYPED_LENGTH = 1_000_000

export type Converted = { readonly name: CaseName; readonly shown: string }

function createWorker(): Worker {
  return new Worker(new URL('./case.worker.ts', import.meta.url), { type: 'module' })
}

/** All that the screen shows, and what the visitor can do to it. */
export function useCaseConverter() {
  const [state, keep] = usePersisted(stateStore)
  const [name, setName] = useState('Your text')
  const [error, setError] = useState<Problem>()
  const [coins, setCoins] = useState(() => new Coins(randomInteger))
  const linkProblem = useSharedState((shared) => {
    const result = v.safeParse(CaseState, shared)
    if (result.success) keep(result.output)
    return result.success
  })
  const { text, ...options } = state

  const setText = (next: string, name = 'Pasted text') => {
    setError(undefined)
    setName(name)
    keep((now) => ({ ...now, text: next }))
  }
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), FILES)
    if (errors[0] !== undefined) setError({ message: errors[0], detail: '' })
    const [file] = good
    if (!file) return
    const { readTextFile } = await import('#web/platform/read-text-file.ts')
    const read = await readTextFile(file)
    if (read.ok) setText(read.value, file.name)
    else setError(read.problem)
  }
  const comeBack = () => {
    setName(name)
    keep(state)
  }
  return {
    state,
    set: (change: Partial<CaseState>) => keep((now) => ({ ...now, ...change })),
    text,
    /** Name of an input that is too long for the text box. */
    longName: text.length > MAX_TYPED_LENGTH ? name : undefined,
    problem: error ?? linkProblem,
    setText,
    takeFiles,
    /** Replaces the present text; returns a function that restores it. */
    replaceText(next: string, name?: string) {
      setText(next, name)
      return comeBack
    },
    /** Clears the text and returns a function that restores everything. */
    clear() {
      setText('')
      return comeBack
    },
    reroll: () => setCoins(new Coins(randomInteger)),
    size: useTextSize(text),
    ...useConverted(text, options, coins),
  }
}

export type CaseConverter = ReturnType<typeof useCaseConverter>

/** Returns the text in all cases: its start immediately, the whole on request. */
function useConverted(text: string, options: CaseOptions, coins: Coins) {
  const job = useJob<CaseJob, string>(createWorker)
  const { locale, titleStyle, keepsCapitals, keepsHumps, isPerLine } = options
  const start = getStart(text)
  const isWhole = start.length === text.length
  // Update the text box first; the cards follow when the page has time.
  const shown = useDeferredValue(start)
  const converted = useMemo<readonly Converted[]>(() => {
    const choice = { locale, titleStyle, keepsCapitals, keepsHumps, isPerLine }
    return CASES.map((name) => ({ name, shown: convertCase(shown, name, choice, coins.isHead) }))
  }, [shown, locale, titleStyle, keepsCapitals, keepsHumps, isPerLine, coins])

  /** The whole text in these cases; nothing ever where the visitor cancels. */
  const convertWhole = async (names: readonly CaseName[]): Promise<string> => {
    if (isWhole)
      return joinCases(names.map((name) => ({ name, text: convertCase(text, name, options, coins.isHead) })))
    const tossed = coins.upTo(text.length)
    const result = await job.run({ kind: 'convert', text, names, options, tossed })
    return result?.ok ? result.value : new Promise(() => {})
  }
  return { converted, isWhole, convertWhole, progress: job.progress, cancel: job.cancel }
}

const MAX_SYNC_COUNT_LENGTH = 300_000

/** How long the text is; a long one is counted in a worker. */
function useTextSize(text: string): TextSize | undefined {
  const isLong = text.length > MAX_SYNC_COUNT_LENGTH
  const atOnce = useMemo(() => (isLong ? undefined : getSize(text)), [text, isLong])
  const job = useMemo<CaseJob | undefined>(
    () => (isLong ? { kind: 'count', text } : undefined),
    [text, isLong],
  )
  const { last } = useLiveJob<CaseJob, TextSize>(useWorkerQueue(createWorker), job)
  return atOnce ?? (last?.job === job && last?.result.ok ? last.result.value : undefined)
}

/** Maximum displayed length; the displayed start is converted at every keystroke. */
const MAX_SHOWN_LENGTH = 20_000

/** Returns the displayed part of the text: the whole, or up to the end of a line or word. */
export function getStart(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text
  const part = text.slice(0, MAX_SHOWN_LENGTH)
  const lineEnd = part.lastIndexOf('\n')
  const end = lineEnd > MAX_SHOWN_LENGTH / 2 ? lineEnd : part.search(/\s\S*$/)
  // Without whitespace, cut between characters, never within a surrogate pair.
  return end > 0 ? part.slice(0, end) : part.replace(/[\ud800-\udbff]$/, '')
}
