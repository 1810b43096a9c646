import { isolateHistory, undo } from '@codemirror/commands'
import { type EditorState, Transaction } from '@codemirror/state'
import type { TextStep } from './text-steps.ts'

/** Steps in effect, and undone ones, the next to redo last. */
type SortedSteps = { readonly done: readonly TextStep[]; readonly undone: readonly TextStep[] }

/**
 * Sorts the steps of the text box. Its own undo and redo are ordinary steps: they lead to an earlier value. `text` is
 * the value after all of them.
 */
export function sortSteps(steps: readonly TextStep[], text: string): SortedSteps {
  if (!steps.some(({ kind }) => kind === 'historyUndo')) return { done: steps, undone: [] }
  const texts = [text]
  for (const step of [...steps].reverse()) texts.unshift(without(texts[0] ?? '', step))
  let done: TextStep[] = []
  let undone: TextStep[] = []
  /** The text after each step that stands. */
  let stands = texts.slice(0, 1)
  steps.forEach((step, index) => {
    const now = texts[index + 1] ?? ''
    const back = step.kind === 'historyUndo' ? stands.lastIndexOf(now) : -1
    if (back >= 0) {
      undone.push(...done.slice(back).reverse())
      done = done.slice(0, back)
      stands = stands.slice(0, back + 1)
      return
    }
    if (step.kind === 'historyRedo' && redo(now)) return
    done.push(step)
    stands.push(now)
    undone = []
  })
  return { done, undone }

  function redo(now: string): boolean {
    const left = [...undone]
    const again: TextStep[] = []
    const through: string[] = []
    let reached = stands.at(-1) ?? ''
    for (let next = left.pop(); next; next = left.pop()) {
      reached = withStep(reached, next)
      again.push(next)
      through.push(reached)
      if (reached !== now) continue
      done.push(...again)
      stands.push(...through)
      undone = left
      return true
    }
    return false
  }
}

/** Returns a state that has applied the steps, so that they can be undone and redone one by one. */
export function withHistory(first: EditorState, { done, undone }: SortedSteps): EditorState {
  let state = first
  for (const step of done) state = applied(state, step, false)
  for (const step of [...undone].reverse()) state = applied(state, step, true)
  for (const _ of undone) undo({ state, dispatch: (transaction) => (state = transaction.state) })
  return state
}

/** The text that there was before the first step. */
export function textBefore(steps: readonly TextStep[], text: string): string {
  return steps.reduceRight(without, text)
}

function applied(before: EditorState, { from, removed, inserted, at, kind }: TextStep, isAlone: boolean) {
  const to = from + removed.length
  const { head } = before.selection.main
  // A moved caret starts a separate step, and is restored there.
  const state =
    head < from || head > to ? before.update({ selection: { anchor: from, head: to } }).state : before
  return state.update({
    changes: { from, to, insert: inserted },
    selection: { anchor: from + inserted.length },
    annotations: [
      Transaction.time.of(at),
      Transaction.userEvent.of(userEventOf(kind)),
      ...(isAlone || userEventOf(kind) === 'input' ? [isolateHistory.of('full')] : []),
    ],
  }).state
}

/** CodeMirror joins what is typed or deleted in one go into one step; anything else stands alone. */
function userEventOf(kind: string): string {
  if (/^insert(Text|CompositionText|LineBreak)$/.test(kind)) return 'input.type'
  return kind.startsWith('delete') ? 'delete' : 'input'
}

function without(text: string, { from, removed, inserted }: TextStep): string {
  return text.slice(0, from) + removed + text.slice(from + inserted.length)
}

function withStep(text: string, { from, removed, inserted }: TextStep): string {
  return text.slice(0, from) + inserted + text.slice(from + removed.length)
}
