import { useEffect, useRef } from 'react'
import { getTask } from './timer.ts'
import { pause, resume, start, stop } from './use-actions.ts'
import type { Tracker } from './use-tracker.ts'

type TimerKeysProps = { readonly tracker: Tracker; readonly onSay: (text: string) => void }

const FIELDS = 'input, textarea, select, [contenteditable], dialog'

/**
 * Ctrl+Enter or Command+Enter starts, wherever the focus is; S starts and stops, P pauses and resumes where no field
 * has it and the visitor wants these keys. Shows nothing.
 */
export function TimerKeys({ tracker, onSay }: TimerKeysProps) {
  const act = (key: string) => {
    const { timer, state, projects } = tracker
    const task = getTask(state, projects)
    if (key !== 'chord' && !state.hasKeys) return
    if (key === 's' && timer) {
      stop()
      onSay('Timer stopped')
    } else if ((key === 's' || key === 'chord') && task) {
      start(task)
      onSay(`Timer started: ${task.description}`)
    } else if (key === 'p' && timer) {
      if (timer.isPaused) resume()
      else pause()
      onSay(timer.isPaused ? 'Timer resumed' : 'Timer paused')
    }
  }
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      const isChord = event.ctrlKey || event.metaKey
      if (isChord && event.key === 'Enter') {
        event.preventDefault()
        latest.current('chord')
      }
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (!isTyping && !isChord && !event.altKey) latest.current(event.key.toLowerCase())
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}
