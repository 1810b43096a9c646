import { useRef, useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deliverInput } from '../platform/pending-input.ts'
import { shareLink } from '../platform/shared-state.ts'
import { persistedState, persistState } from '../platform/store/persisted.fixture.ts'
import { toolState } from '../platform/store/tool-state.ts'
import { openPage } from './page.fixture.tsx'
import { usePersistedForm } from './use-persisted-form.ts'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

const Form = v.object({ name: v.optional(v.string(), 'first'), size: v.optional(v.number(), 1) })
const store = toolState('form-of-test', Form)

function Page() {
  const { form, change, replace, clear, linkProblem } = usePersistedForm(store, Form)
  return (
    <>
      <output>{`${form.name} ${form.size} ${linkProblem?.message ?? ''}`.trim()}</output>
      <button type="button" onClick={() => change({ size: form.size + 1 })}>
        Grow
      </button>
      <button type="button" onClick={() => replace({ name: 'other', size: 9 }, 'Example opened')}>
        Example
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

beforeEach(() => persistState('form-of-test'))

async function opened() {
  const page = await openPage(<Page />)
  return { ...page, shown: () => page.screen.container.querySelector('output')?.textContent }
}

test('a change keeps the other fields; a full replacement is announced and can be undone', async () => {
  const { press, shown, said } = await opened()
  await press('Grow')
  expect([shown(), persistedState('form-of-test')]).toEqual(['first 2', { name: 'first', size: 2 }])
  await press('Example')
  await expect.element(said).toHaveTextContent('Example openedUndoCtrl+Z')
  await press('Grow')
  expect(shown()).toBe('other 10')
  await press('Undo')
  expect(shown()).toBe('first 2')
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(persistedState('form-of-test')).toEqual({ name: 'first', size: 1 })
  await press('Undo')
  expect(persistedState('form-of-test')).toEqual({ name: 'first', size: 2 })
})

test('state from a link or another page replaces everything, and Undo restores the previous state', async () => {
  const url = location.href
  persistState('form-of-test', { name: 'mine', size: 5 })
  history.replaceState(history.state, '', await shareLink({ name: 'theirs' }))
  const { shown, said, press } = await opened()
  await expect.poll(shown).toBe('theirs 1')
  await expect.element(said).toHaveTextContent('Shared link openedUndoCtrl+Z')
  expect(location.hash).toBe('')
  await press('Undo')
  expect(persistedState('form-of-test')).toEqual({ name: 'mine', size: 5 })
  deliverInput({ state: { name: 'handed', size: 7 } })
  await expect.poll(shown).toBe('handed 7')
  history.replaceState(history.state, '', await shareLink({ name: 4 }))
  dispatchEvent(new HashChangeEvent('hashchange'))
  await expect.poll(shown).toBe('handed 7 This link is damaged or incomplete.')
  expect(location.hash).toBe('')
  history.replaceState(history.state, '', url)
})

test('reports input from before hydration, but not an initial value', async () => {
  const heard: string[] = []
  function Field({ value }: { readonly value: string }) {
    const ref = useRef<HTMLInputElement>(null)
    const [text] = useState(value)
    usePreHydrationInput(ref, text, (typed) => heard.push(typed))
    return (
      <input
        aria-label="Field"
        defaultValue={text}
        ref={(field) => {
          // As who is quicker than the script.
          if (field && value === 'typed into') field.value = 'early'
          ref.current = field
        }}
      />
    )
  }
  const screen = await render(<Field value="stood there" />)
  await userEvent.fill(screen.getByRole('textbox'), 'late')
  expect(heard).toEqual([])
  await render(<Field value="typed into" />)
  expect(heard).toEqual(['early'])
})
