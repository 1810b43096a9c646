import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnyField } from './any-field.tsx'

const searches: string[] = []

type AnswerProps = {
  readonly input: string | readonly File[]
  readonly isGiven: boolean
  readonly onFirst: (title: string | undefined) => void
}

/** Stands for the answer, which is loaded: it names what it answers. */
function LiveAnswer({ input, isGiven, onFirst }: AnswerProps) {
  const text = typeof input === 'string' ? input : input.map(({ name }) => name).join()
  useEffect(() => {
    onFirst(text === '1 m' ? 'Unit Converter' : undefined)
    return () => onFirst(undefined)
  }, [text, onFirst])
  return (
    <p role="status">
      {isGiven ? 'given' : 'typed'} {text}
      {text === '1 m' && (
        <button type="button" data-offer>
          Unit Converter
        </button>
      )}
    </p>
  )
}

vi.mock('./load-deferred.ts', () => ({
  loadDeferred: async () => ({
    liveAnswer: async () => ({
      LiveAnswer,
      prepareAnswers: async () => {},
      firstOffer: async (box: HTMLElement) => box.querySelector('[data-offer]') ?? undefined,
    }),
    openSearch: (typed: string) => searches.push(typed),
  }),
}))

afterEach(() => vi.restoreAllMocks())

function transferOf(text: string, ...files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  if (text !== '') data.setData('text/plain', text)
  for (const one of files) data.items.add(one)
  return data
}

test('answers what is pasted or dropped, and ignores whitespace', async () => {
  const screen = await render(<AnyField />)
  const field = screen.getByRole('textbox', { name: 'Paste or drop anything' })
  const answer = screen.getByRole('status')
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const drop = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste(transferOf(' \n'))).toBe(false)
  await expect.element(answer).not.toBeInTheDocument()
  expect(paste(transferOf('abc'))).toBe(true)
  await expect.element(answer).toHaveTextContent('given abc')
  expect(drop(transferOf('def'))).toBe(false)
  expect(drop(transferOf('', new File(['a'], 'a.txt')))).toBe(true)
  await expect.element(answer).toHaveTextContent('given a.txt')
})

test('answers each key, until Escape; Enter goes to the first tool, or else to the search', async () => {
  const screen = await render(<AnyField />)
  const field = screen.getByRole('textbox', { name: 'Paste or drop anything' })
  await userEvent.fill(field, '1 m')
  await expect.element(screen.getByRole('status')).toHaveTextContent('typed 1 mUnit Converter')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Unit Converter' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'loan')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => searches).toEqual(['loan'])
})

test('with an answer the button opens its first tool', async () => {
  const screen = await render(<AnyField />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Paste or drop anything' }), '1 m')
  const offer = screen.getByRole('button', { name: 'Unit Converter' })
  await expect.element(offer).toBeInTheDocument()
  const press = vi.spyOn(HTMLElement.prototype, 'click')
  await userEvent.click(screen.getByText('Open Unit Converter'))
  expect(press.mock.contexts).toEqual([offer.element()])
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
})

test('the button chooses files', async () => {
  const screen = await render(<AnyField />)
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no picker')
  const press = vi.spyOn(picker, 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(press).toHaveBeenCalledTimes(1)
})
