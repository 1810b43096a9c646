import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showToast } from '../ui/toast.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { restoreFocus } from './navigation/restore-focus.ts'
import { followToasts } from './toast-keys.ts'

beforeAll(() => {
  restoreFocus()
  followToasts()
})

const ALL = ['Ana', 'Bo', 'Cy']

/** Names that are removed, and a field that is cleared, both with an offer to undo that. */
function Page() {
  const [names, setNames] = useState(ALL)
  const [text, setText] = useState('typed')
  const remove = (name: string) => {
    setNames(names.filter((one) => one !== name))
    showToast({ title: `${name} removed`, action: { label: 'Undo', onAct: () => setNames(names) } })
  }
  const clear = () => {
    setText('')
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: () => setText(text) } })
  }
  return (
    <>
      <main>
        <h1>Names</h1>
        <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={clear}>
          Clear
        </button>
        <input type="checkbox" aria-label="Sorted" />
        <ul>
          {names.map((name) => (
            <li key={name}>
              {name}
              <button type="button" onClick={() => remove(name)}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </main>
      <Toasts />
    </>
  )
}

async function openPage() {
  const screen = await render(<Page />)
  const said = screen.getByRole('status', { name: 'Notifications' })
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const pressKey = async (name: string) => {
    ;(button(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  return { screen, said, button, pressKey }
}

const UNDO = '{Control>}z{/Control}'

test('Ctrl+Z restores a removed row and focuses it, while the next row has the focus', async () => {
  const { said, button, pressKey } = await openPage()
  await pressKey('Remove Bo')
  await expect.element(said).toHaveTextContent('Bo removedUndoCtrl+Z')
  await expect.element(button('Remove Cy')).toHaveFocus()
  await userEvent.keyboard(UNDO)
  await expect.element(button('Remove Bo')).toHaveFocus()
  await expect.element(said).toHaveTextContent('')
})

test('Ctrl+Z in a textarea that the user clicked is left to it, and works in a check box', async () => {
  const { screen, said, button, pressKey } = await openPage()
  await pressKey('Remove Ana')
  await userEvent.click(screen.getByLabelText('Text'))
  await userEvent.keyboard(UNDO)
  await expect.element(said).toHaveTextContent('Ana removedUndoCtrl+Z')
  ;(screen.getByRole('checkbox').element() as HTMLElement).focus()
  await userEvent.keyboard(UNDO)
  await expect.element(button('Remove Ana')).toHaveFocus()
})

test('Ctrl+Z in a textarea that the page focused undoes, until the user types in it', async () => {
  const { screen, said, button, pressKey } = await openPage()
  const focus = () => (screen.getByLabelText('Text').element() as HTMLElement).focus()
  await pressKey('Remove Bo')
  focus()
  await userEvent.keyboard(UNDO)
  await expect.element(button('Remove Bo')).toHaveFocus()
  await pressKey('Remove Bo')
  focus()
  await userEvent.keyboard(`x${UNDO}`)
  await expect.element(said).toHaveTextContent('Bo removedUndoCtrl+Z')
})

test('after the Undo of a cleared text, the text has the focus', async () => {
  const { screen, pressKey } = await openPage()
  await pressKey('Clear')
  await pressKey('Undo')
  await expect.element(screen.getByLabelText('Text')).toHaveFocus()
  await expect.element(screen.getByLabelText('Text')).toHaveValue('typed')
})

test('after Dismiss, the last used control has the focus', async () => {
  const { button, pressKey } = await openPage()
  await pressKey('Clear')
  await pressKey('Dismiss')
  await expect.element(button('Clear')).toHaveFocus()
})

test('Ctrl+Z without a message, and Ctrl+Shift+Z, change nothing', async () => {
  const { screen, said, button, pressKey } = await openPage()
  await pressKey('Clear')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  await pressKey('Dismiss')
  await expect.element(button('Clear')).toHaveFocus()
  await userEvent.keyboard(UNDO)
  await expect.element(screen.getByLabelText('Text')).toHaveValue('')
})
