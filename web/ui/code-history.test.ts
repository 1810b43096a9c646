import { history, redo, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { sortSteps, textBefore, withHistory } from './code-history.ts'
import { stepBetween, type TextStep } from './text-steps.ts'

/** Returns the steps of a box that shows these values in order, a second apart. */
function stepsThrough(...texts: (readonly [text: string, kind?: string])[]): TextStep[] {
  return texts
    .slice(1)
    .map(([text, kind = 'insertText'], index) =>
      stepBetween(texts[index]?.[0] ?? '', text, index * 1000, kind),
    )
}

/** Returns the values that undo, then redo restores. */
function ways(steps: readonly TextStep[], text: string) {
  let state = withHistory(
    EditorState.create({ doc: textBefore(steps, text), extensions: history() }),
    sortSteps(steps, text),
  )
  expect(state.doc.toString()).toBe(text)
  const walk = (command: typeof undo) => {
    const texts: string[] = []
    while (command({ state, dispatch: (transaction) => (state = transaction.state) }))
      texts.push(state.doc.toString())
    return texts
  }
  return { back: walk(undo), forth: walk(redo) }
}

test('undo and redo follow the input step by step', () => {
  const steps = stepsThrough(['old'], ['old1'], ['old12'], ['2', 'deleteContentBackward'])
  expect(ways(steps, '2')).toEqual({ back: ['old12', 'old1', 'old'], forth: ['old1', 'old12', '2'] })
})

test('input without a pause is one step', () => {
  const steps = stepsThrough([''], ['1'], ['12'], ['123']).map((step) => ({ ...step, at: 0 }))
  expect(ways(steps, '123')).toEqual({ back: [''], forth: ['123'] })
})

test('the editor can redo changes undone in the box', () => {
  const steps = stepsThrough([''], ['a'], ['ab'], ['abc'], ['a', 'historyUndo'])
  expect(ways(steps, 'a')).toEqual({ back: [''], forth: ['a', 'ab', 'abc'] })
})

test('changes redone in the box remain, and the editor can redo the others', () => {
  const steps = stepsThrough([''], ['a'], ['ab'], ['abc'], ['a', 'historyUndo'], ['ab', 'historyRedo'])
  expect(ways(steps, 'ab')).toEqual({ back: ['a', ''], forth: ['a', 'ab', 'abc'] })
})

test('input after an undo clears the redo history', () => {
  const steps = stepsThrough([''], ['a'], ['ab'], ['a', 'historyUndo'], ['ax'])
  expect(ways(steps, 'ax')).toEqual({ back: ['a', ''], forth: ['a', 'ax'] })
})

test('an undo of the browser that leads to no known text is a step like any other', () => {
  const steps = stepsThrough([''], ['a'], ['z', 'historyUndo'])
  expect(ways(steps, 'z')).toEqual({ back: ['a', ''], forth: ['a', 'z'] })
})
