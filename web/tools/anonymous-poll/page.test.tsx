import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { pasteInto } from '#web/platform/paste.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import AnonymousPollPage from './page.tsx'

beforeEach(() => deliverInput({ state: {} }))
afterEach(() => vi.restoreAllMocks())

async function shown() {
  const { screen, press } = await openPage(<AnonymousPollPage />)
  const options = () =>
    screen
      .getByRole('textbox', { name: /^Option \d/ })
      .elements()
      .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
  return {
    screen,
    options,
    question: screen.getByRole('textbox', { name: 'Question' }),
    option: (number: number) => screen.getByRole('textbox', { name: `Option ${number}`, exact: true }),
    press,
  }
}

test('Enter moves to the next option, adds one after a filled last one, and does not create the poll', async () => {
  const requests = serverWith({})
  const { options, option } = await shown()
  await userEvent.fill(option(1), 'Tea')
  await userEvent.keyboard('{Enter}')
  await expect.element(option(2)).toHaveFocus()
  await userEvent.keyboard('Milk{Enter}')
  expect(options()).toEqual(['Tea', 'Milk', ''])
  await expect.element(option(3)).toHaveFocus()
  await userEvent.click(option(1))
  await userEvent.keyboard('{Enter}')
  await expect.element(option(2)).toHaveFocus()
  expect(options()).toEqual(['Tea', 'Milk', ''])
  expect(requests).toEqual([])
})

test('a list that is pasted fills the options from its field on; one line is pasted as ever', async () => {
  const { options, option, press, screen } = await shown()
  await userEvent.fill(option(1), 'Tea')
  expect(pasteInto(option(2).element(), 'Milk')).toBe(false)
  expect(pasteInto(option(2).element(), 'Milk\r\nJuice\n\nWater')).toBe(true)
  await expect.poll(options).toEqual(['Tea', 'Milk', 'Juice', 'Water'])
  await press('Remove option 2')
  expect(options()).toEqual(['Tea', 'Juice', 'Water'])
  await press('Remove option 3')
  expect(options()).toEqual(['Tea', 'Juice'])
  await expect.element(screen.getByRole('button', { name: /^Remove option/ })).not.toBeInTheDocument()
  await press('Add Option')
  expect(options()).toEqual(['Tea', 'Juice', ''])
})

test('a poll has no more than fifty options', async () => {
  const { options, option, screen } = await shown()
  const lines = Array.from({ length: 49 }, (_, index) => `Option ${index + 1}`)
  pasteInto(option(1).element(), lines.join('\n'))
  const add = screen.getByRole('button', { name: 'Add Option' })
  await expect.poll(options).toEqual(lines)
  await userEvent.click(add)
  expect(options()).toEqual([...lines, ''])
  await expect.element(add).toBeDisabled()
})

test('Undo brings back what Clear and the example took away', async () => {
  const { question, options, option, press } = await shown()
  await userEvent.fill(question, 'Cake?')
  await userEvent.fill(option(1), 'Yes')
  await press('Example')
  await expect.element(question).toHaveValue('Where shall we have lunch?')
  expect(options()).toEqual(['Noodles', 'Pizza', 'Salad bar'])
  await press('Undo')
  await expect.element(question).toHaveValue('Cake?')
  expect(options()).toEqual(['Yes', ''])
  await press('Clear')
  await expect.element(question).toHaveValue('')
  expect(options()).toEqual(['', ''])
  await press('Undo')
  await expect.element(question).toHaveValue('Cake?')
  expect(options()).toEqual(['Yes', ''])
})

test('a poll is created exactly as set, its link is selected, and the form is cleared for the next one', async () => {
  const copied = spyOnClipboard()
  const requests = serverWith({
    'POST /api/polls': () => ({ id: 'NEW1', secret: 'secret-of-the-author', createdAt: 0 }),
  })
  const { screen, question, options, option, press } = await shown()
  await userEvent.fill(question, ' Cake? ')
  await userEvent.fill(option(1), 'Yes')
  await userEvent.fill(option(2), 'No')
  await userEvent.click(screen.getByText('Several', { exact: true }))
  await userEvent.click(screen.getByText('Settings', { exact: true }))
  await userEvent.fill(screen.getByLabelText('Most options per vote'), '2')
  await expect.element(screen.getByText('To you, too.')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Results are shown'), 'After the poll is closed')
  await expect.element(screen.getByText('To you, too.')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Closes at'), '2999-01-02T03:04')
  await userEvent.selectOptions(screen.getByLabelText('Votes per network'), 'Up to 20 per day')
  await userEvent.click(screen.getByLabelText('Shuffle options for each voter'))
  await userEvent.click(screen.getByLabelText('Votes can be changed until the poll is closed'))
  const ownWords = screen.getByText('Only you read it until you show it to all.')
  await expect.element(ownWords).not.toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Let voters write an answer of their own'))
  await expect.element(ownWords).toBeVisible()
  await userEvent.click(question)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('Poll created successfully!')).toBeVisible()
  expect(requests).toEqual([
    {
      what: 'POST /api/polls',
      body: {
        question: 'Cake?',
        options: ['Yes', 'No'],
        settings: {
          kind: 'multiple',
          mostChoices: 2,
          results: 'after-close',
          isShuffled: true,
          canChange: true,
          canWrite: true,
          votersPerNetwork: 20,
        },
        closesAt: new Date('2999-01-02T03:04').getTime(),
      },
    },
  ])
  await expect.element(question).not.toBeInTheDocument()
  const link = screen.getByRole('textbox', { name: 'Link for voters' })
  const url = `${location.origin}/poll/NEW1`
  await expect.element(link).toHaveValue(url)
  await expect.element(link).toHaveFocus()
  expect(getSelection()?.toString()).toBe(url)
  const hrefOf = (name: string) =>
    screen.getByRole('link', { name, exact: true }).element().getAttribute('href')
  expect(hrefOf('Open')).toBe('/poll/NEW1')
  expect(hrefOf('Manage')).toBe('/poll/NEW1#edit=secret-of-the-author')
  expect(hrefOf('Cake?')).toBe('/poll/NEW1')
  expect(hrefOf('Manage Cake?')).toBe('/poll/NEW1#edit=secret-of-the-author')
  await press('Copy')
  await press('Send link')
  await expect.element(screen.getByText('Poll link has been copied to clipboard.')).toBeVisible()
  expect(copied).toEqual([url, url])
  await expect.element(screen.getByRole('img', { name: 'QR code of the poll’s link' })).toBeVisible()
  await press('New poll')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveValue('')
  expect(options()).toEqual(['', ''])
  const listed = screen.getByRole('link', { name: 'Cake?', exact: true })
  await expect.element(listed).toBeVisible()
  await press('Remove Cake?')
  await expect.element(listed).not.toBeInTheDocument()
})

test('fields that a poll lacks are marked once it is to be created, the first of them with the focus', async () => {
  const { screen, question, option, press } = await shown()
  await expect.element(question).not.toHaveAttribute('aria-invalid')
  await press('Create Poll')
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveAccessibleDescription('Enter a question')
  await expect.element(option(1)).toHaveAccessibleDescription('Enter an option')
  await expect.element(option(2)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(question, 'Cake?')
  await userEvent.fill(option(2), 'Yes')
  await expect.element(question).not.toHaveAttribute('aria-invalid')
  await expect.element(option(2)).not.toHaveAttribute('aria-invalid')
  await expect.element(option(1)).toHaveAttribute('aria-invalid', 'true')
  await press('Clear')
  await expect.element(option(1)).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a poll that fails to be created leaves its form unchanged and shows the reason', async () => {
  const requests = serverWith({ 'POST /api/polls': () => errorResponse(429, 'Too many polls for today.') })
  const { screen, question, option, press } = await shown()
  await userEvent.fill(question, 'Cake?')
  await press('Create Poll')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Please enter a question and at least 2 options.')
  expect(requests).toEqual([])
  await expect.element(option(1)).toHaveFocus()
  await userEvent.fill(option(1), 'Yes')
  await userEvent.fill(option(2), 'No')
  await expect.element(alert).not.toBeInTheDocument()
  await press('Create Poll')
  await expect.element(alert).toHaveTextContent('Too many polls for today.')
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await press('Create Poll')
  await expect
    .element(alert)
    .toHaveTextContent('You are offline. The poll was not created.Your text is still here.')
  await expect.element(question).toHaveValue('Cake?')
  await expect.element(screen.getByRole('textbox', { name: 'Link for voters' })).not.toBeInTheDocument()
})
