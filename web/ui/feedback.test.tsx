import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '../platform/copies.fixture.ts'
import { resultsRegistry } from '../platform/results-registry.ts'
import { Alert, Note } from './alert.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { FileButton } from './file-drop.tsx'
import PasswordDialog from './password-dialog.tsx'
import { Progress } from './progress.tsx'
import { SplitBar } from './split-bar.tsx'

afterEach(() => vi.restoreAllMocks())

test('copying shows a confirmation, copies the text at the moment of the request, and is disabled without text', async () => {
  const copied = spyOnClipboard()
  const screen = await render(
    <>
      <CopyButton text={() => 'made now'} label="Copy" name="Copy the result" />
      <CopyButton text="" label="Copy nothing" disabled />
    </>,
  )
  await expect.element(screen.getByRole('button', { name: 'Copy nothing' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Copy the result' }))
  await expect.element(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(screen.container.querySelector('[aria-live=polite]')?.textContent).toBe('Copied!')
  expect(copied).toEqual(['made now'])
  await expect.element(screen.getByRole('button', { name: 'Copy the result' })).toBeVisible()
})

test("copied content can be sent to another tool under the button's name, unless there is none", async () => {
  const buttonRef = createRef<HTMLButtonElement>()
  const button = (disabled: boolean) => (
    <CopyButton
      text="all of it"
      name="Copy all"
      buttonRef={buttonRef}
      disabled={disabled}
      labelClass="sr-only"
    />
  )
  const screen = await render(button(false))
  const given = () => {
    const element = screen.container.querySelector('[aria-live=polite]')
    return element && resultsRegistry.get(element)
  }
  expect(given()).toMatchObject({ text: 'all of it', label: 'Copy', name: 'Copy all' })
  expect(buttonRef.current).toBe(screen.getByRole('button', { name: 'Copy all' }).element())
  await expect.element(screen.getByText('Copy', { exact: true })).toHaveClass('sr-only')
  await screen.rerender(button(true))
  expect(given()).toBe(false)
})

test('without the Clipboard API the older command copies, and focus and selection remain', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  const copied: (string | undefined)[] = []
  const note = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'))
  document.addEventListener('copy', note)
  const screen = await render(<CopyButton text={'first\r\n  second'} label="Copy it" />)
  const button = screen.getByRole('button', { name: 'Copy it' })
  await userEvent.click(button)
  await expect.element(screen.getByRole('button', { name: 'Copied!' })).toHaveFocus()
  document.removeEventListener('copy', note)
  expect(copied).toEqual(['first\r\n  second'])
  expect([document.querySelector('textarea'), getSelection()?.toString()]).toEqual([null, ''])
})

test('a copy that the browser refuses is not said to be done, and the text is shown instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const screen = await render(<CopyButton text="by hand" label="Copy it" />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy it' }))
  await expect.element(screen.getByRole('textbox')).toHaveValue('by hand')
  expect(screen.container.querySelector('[aria-live=polite]')?.textContent).toBe('')
  await expect.element(screen.getByText('Copied!')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
})

test('a dialog opens in its field, and Escape, its button and a press outside close it; one inside does not', async () => {
  const onClose = vi.fn()
  function Controlled() {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      onClose()
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog title="A question" onClose={close}>
            <input aria-label="Answer" />
          </Dialog>
        )}
      </>
    )
  }
  const screen = await render(<Controlled />)
  const opener = screen.getByRole('button', { name: 'Open' })
  const dialog = screen.getByRole('dialog', { name: 'A question' })
  await userEvent.click(opener)
  await expect.element(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus()
  await userEvent.click(screen.getByRole('heading', { name: 'A question' }))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(opener)
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => onClose.mock.calls.length).toBe(3)
})

test('an alert says what is wrong and what helps, and is not there without a problem', async () => {
  const alert = (detail: string) => (
    <Alert problem={{ message: 'It failed', detail }} isHeading>
      <button type="button">Again</button>
    </Alert>
  )
  const screen = await render(alert('Try another file.'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It failedTry another file.Again')
  await expect.element(screen.getByRole('heading', { name: 'It failed' })).toBeVisible()
  await screen.rerender(alert(''))
  expect(screen.container.querySelectorAll('[role=alert] p')).toHaveLength(0)
  await screen.rerender(<Alert problem={undefined} />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await screen.rerender(<Note>Worth knowing</Note>)
  await expect.element(screen.getByText('Worth knowing')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('progress is announced in whole percent during work, and can be cancelled', async () => {
  const onCancel = vi.fn()
  const bar = (fraction?: number) => <Progress fraction={fraction} label="Reading" onCancel={onCancel} />
  const screen = await render(bar(0))
  const shown = screen.getByRole('progressbar', { name: 'Reading' })
  await expect.element(shown).toHaveAttribute('aria-valuenow', '0')
  await screen.rerender(bar(0.256))
  await expect.element(shown).toHaveAttribute('aria-valuenow', '26')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  await screen.rerender(bar())
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test('a password is requested until it is correct, without attempts while it is empty or another is pending', async () => {
  const tried: string[] = []
  let answer = () => {}
  const onTry = (password: string) => {
    tried.push(password)
    return new Promise<void>((resolve) => (answer = resolve))
  }
  const onClose = vi.fn()
  const dialog = (message?: string) => (
    <PasswordDialog
      name="secret.pdf"
      problem={message === undefined ? undefined : { message, detail: '' }}
      onTry={onTry}
      onClose={onClose}
    />
  )
  const screen = await render(dialog())
  const field = screen.getByLabelText('Password for secret.pdf')
  const unlock = screen.getByRole('button', { name: 'Unlock' })
  await expect.element(field).toHaveFocus()
  await expect.element(unlock).toBeDisabled()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(field).not.toHaveAttribute('aria-describedby')
  await userEvent.fill(field, 'wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(unlock).toBeDisabled()
  await screen.rerender(dialog('This password does not open it.'))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  answer()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This password does not open it.')
  await expect.element(field).toHaveAccessibleDescription('This password does not open it.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(unlock).toBeEnabled()
  expect(tried).toEqual(['wrong'])
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(onClose).toHaveBeenCalled()
})

test('the same file can be picked twice in a row', async () => {
  const names: string[][] = []
  const screen = await render(
    <FileButton
      label="Add"
      isMultiple
      accept=".txt"
      onFiles={(files) => names.push(files.map(({ name }) => name))}
    />,
  )
  const input = screen.getByLabelText('Add')
  await expect.element(input).toHaveAttribute('accept', '.txt')
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]
  await userEvent.upload(input, files)
  await userEvent.upload(input, files)
  expect(names).toEqual([
    ['a.txt', 'b.txt'],
    ['a.txt', 'b.txt'],
  ])
})

test('a split bar names its parts, with the table for those who read', async () => {
  const screen = await render(
    <SplitBar
      title="Where it goes"
      parts={[
        { label: 'Rent', share: 0.75, text: '75 %' },
        { label: 'Food', share: -1, text: '25 %' },
      ]}
      table={<p>in numbers</p>}
    />,
  )
  const figure = screen.getByRole('figure', { name: 'Where it goes' })
  const items = figure.getByRole('listitem')
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Rent75 %', 'Food25 %'])
  const parts = [...screen.container.querySelectorAll<HTMLElement>('[title]')]
  expect(parts.map(({ title, style }) => [title, style.flexGrow])).toEqual([
    ['Rent', '0.75'],
    ['Food', '0'],
  ])
  await expect.element(screen.getByText('in numbers')).not.toBeVisible()
  await userEvent.click(screen.getByText('Show as table'))
  await expect.element(screen.getByText('in numbers')).toBeVisible()
})
