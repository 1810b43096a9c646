import { useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { CounterState, isReplaced, withText } from './counter-state.ts'

const stateStore = toolState('word-counter', CounterState)
const FILES = { accept: '.txt,.md,text/plain,text/markdown', limitBytes: 50 * 1024 * 1024 }
/** Longer text is stored outside the text box, as no browser edits it smoothly. */
const MAX_TYPED_LENGTH = 1_000_000

/** All that the visitor put in, and what can be done to it. */
export function useWordCounter() {
  const [state, keep] = usePersisted(stateStore)
  const [name, setName] = useState('Your text')
  const [problem, setProblem] = useState<Problem>()
  const set = (change: Partial<CounterState>) => keep((now) => ({ ...now, ...change }))

  /** Replaced text can be restored. */
  const replaceText = (text: string, name: string) => {
    setProblem(undefined)
    setName(name)
    keep((now) => withText(now, text, now.text === '' ? now.previous : now.text))
  }
  const setText = (text: string) => {
    if (isReplaced(state.text, text)) return replaceText(text, 'Pasted text')
    setProblem(undefined)
    keep((now) => withText(now, text, now.previous))
  }
  const takeFiles = async (files: readonly File[]) => {
    const { good, errors } = sortFiles(files.slice(0, 1), FILES)
    if (errors[0] !== undefined) setProblem({ message: errors[0], detail: '' })
    const [file] = good
    if (!file) return
    const { readTextFile } = await import('#web/platform/read-text-file.ts')
    const text = await readTextFile(file)
    if (text.ok) replaceText(text.value, file.name)
    else setProblem(text.problem)
  }
  return {
    state,
    set,
    /** Name of an input that is too long for the text box. */
    longName: state.text.length > MAX_TYPED_LENGTH ? name : undefined,
    problem,
    setText,
    takeFiles,
    /** The text and what was there before it change places. */
    restore: () => replaceText(state.previous, 'Previous text'),
    /** Clears the text; returns a function that restores it. */
    clear() {
      replaceText('', '')
      return () => {
        setName(name)
        keep(state)
      }
    },
  }
}

export type WordCounter = ReturnType<typeof useWordCounter>
