import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { EMPTY_QUIZ, type Question } from '#lib/quiz/quiz.ts'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { flushPersisted } from '#web/platform/store/persisted.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { createQuestion } from './editing/questions.ts'
import { linkTo } from './exchange/use-exchange.ts'
import QuizBuilderPage from './page.tsx'
import { openAlone, questionWith, quizOf, THREE } from './quiz.fixture.ts'
import { changeQuestions, openQuiz, quizLibraryStore } from './use-quiz-library.ts'

let closed = ''

vi.mock('#web/platform/site-config.ts', async (original) => ({
  ...(await original<object>()),
  isDisabled: (address: string) => address === closed,
}))

const ADDRESS = location.href

beforeEach(() => openAlone(quizOf(THREE)))
afterEach(() => {
  closed = ''
  history.replaceState(history.state, '', ADDRESS)
  vi.restoreAllMocks()
})

async function shown() {
  const page = await openPage(<QuizBuilderPage />)
  const { screen } = page
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const choose = async (name: string) => {
    await userEvent.click(button('More formats'))
    await userEvent.click(screen.getByRole('menuitem', { name }))
  }
  return { screen, button, choose, press: (name: string) => userEvent.click(button(name)) }
}

const titles = () => quizLibraryStore.get().map(({ quiz }) => quiz.title)

test('a quiz without questions offers nothing that needs one; Clear empties a quiz and Undo brings all of it back', async () => {
  const { screen, button, press } = await shown()
  const needing = ['Preview', 'Play live', 'Copy Link', 'Server Link', 'Export']
  for (const name of needing) {
    await expect.element(button(name)).toBeEnabled()
    await expect.element(button(name)).not.toHaveAttribute('title')
  }
  await press('Clear')
  await expect.element(screen.getByText('Quiz cleared')).toBeVisible()
  expect(quizLibraryStore.get().map(({ quiz }) => quiz)).toEqual([EMPTY_QUIZ])
  for (const name of needing) {
    await expect.element(button(name)).toBeDisabled()
    await expect.element(button(name)).toHaveAttribute('title', 'Add a question first')
  }
  await expect.element(button('Clear')).toBeDisabled()
  await press('More formats')
  const paste = screen.getByRole('menuitem', { name: 'Paste questions' })
  await expect.element(paste).toBeEnabled()
  const others = screen.getByRole('menuitem', { disabled: true }).elements()
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'PDF of the questions',
    'PDF of the answer key',
    'Export CSV',
    'Export Excel',
    'Export GIFT (Moodle)',
    'Export Aiken',
  ])
  await press('Undo')
  expect(quizLibraryStore.get().map(({ quiz }) => quiz)).toEqual([quizOf(THREE)])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quiz description' }), 'All about it')
  expect(quizLibraryStore.get()[0]?.quiz).toEqual({ ...quizOf(THREE), description: 'All about it' })
})

test('a title alone, or a description alone, can be cleared', async () => {
  openAlone({ ...EMPTY_QUIZ, description: 'About' })
  const { screen, button } = await shown()
  await expect.element(button('Clear')).toBeEnabled()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quiz description' }), '')
  await expect.element(button('Clear')).toBeDisabled()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quiz title' }), 'T')
  await expect.element(button('Clear')).toBeEnabled()
})

test('if games and hosted quizzes are disabled, the page offers neither', async () => {
  closed = '/quiz/'
  const { screen, button } = await shown()
  await expect.element(button('Copy Link')).toBeVisible()
  await expect.element(button('New quiz')).toBeVisible()
  for (const name of ['Play live', 'Server Link', 'Join'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Code of a live quiz')).not.toBeInTheDocument()
})

test('exports a quiz in each format under its name, and reports unsupported questions until the next export', async () => {
  const saved = watchSaves()
  const { screen, press, choose } = await shown()
  await choose('Export Aiken')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('2 questions were left out')
  await choose('Export CSV')
  await expect.element(alert).not.toBeInTheDocument()
  await choose('Export GIFT (Moodle)')
  await expect.poll(() => saved.length).toBe(3)
  await choose('Export Excel')
  await expect.poll(() => saved.length).toBe(4)
  await press('Export')
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual(['europe.txt', 'europe.csv', 'europe.gift', 'europe.xlsx', 'europe.json'])
  expect(saved.map(({ type }) => type).slice(0, 2)).toEqual([
    'text/plain;charset=utf-8',
    'text/csv;charset=utf-8',
  ])
  const texts = await textsOf(saved)
  expect(texts[0]).toBe('Capital of Norway?\nA. Oslo\nB. Bergen\nC. Rome\nANSWER: A\n')
  expect(texts[2]?.split('\n')[0]).toBe('Capital of Norway? {')
  expect(JSON.parse(texts[4] ?? '').title).toBe('Europe')
  openAlone(quizOf(THREE.slice(1, 2)))
  await choose('Export Aiken')
  await expect.element(alert).toMatchTextContent('1 question was left out')
  expect(saved).toHaveLength(5)
  openAlone(quizOf(THREE.slice(0, 1)))
  await choose('Export Aiken')
  await expect.element(alert).not.toBeInTheDocument()
})

test('a file opens as an additional quiz, and Undo removes it; an invalid file is reported until the next', async () => {
  const { screen, press } = await shown()
  const give = (name: string, text: string) =>
    userEvent.upload(screen.getByLabelText('Import', { exact: true }), new File([text], name))
  const alert = screen.getByRole('alert')
  await give('other.json', '{"a":1}')
  await expect.element(alert).toHaveTextContent('"other.json" is not a quiz file.')
  expect(titles()).toEqual(['Europe'])
  await give('Sums.up.gift', 'Odd? { =1 ~2 }')
  await expect.element(screen.getByText('Sums.up imported')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Sums.up')
  expect(titles()).toEqual(['Sums.up', 'Europe'])
  await press('Undo')
  expect(titles()).toEqual(['Europe'])
  await expect.element(screen.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Europe')
  const rows = Array.from({ length: 12 }, (_, at) => `Q${at}?,1,2,C`)
  await give('t.csv', ['Question,Option 1,Option 2,Correct answer', 'Odd?,1,2,A', ...rows].join('\n'))
  await expect.element(alert.getByText('12 questions were left out')).toBeVisible()
  const lines =
    alert
      .getByText(/^Row 3/)
      .element()
      .textContent?.split('\n') ?? []
  expect([lines.length, lines[9], lines[10]]).toEqual([
    11,
    'Row 12: the correct answer "C" is not one of the options',
    'and 2 more',
  ])
  await give('huge.exe', 'x')
  await expect.element(alert).toHaveTextContent('"huge.exe" is not a supported file type.')
  await press('Example')
  await expect.element(screen.getByText('Example opened')).toBeVisible()
  expect(titles()).toEqual(['Around the Solar System', 't', 'Europe'])
})

test('pasted questions are appended to the existing ones, and undone all at once', async () => {
  const { screen, choose, press } = await shown()
  await choose('Paste questions')
  const dialog = screen.getByRole('dialog', { name: 'Paste questions' })
  const text = dialog.getByRole('textbox', { name: 'Questions as text' })
  const found = dialog.getByLabelText('Found', { exact: true })
  const add = dialog.getByRole('button', { name: 'Add to quiz' })
  await expect.element(text).toHaveFocus()
  await expect.element(found).toHaveTextContent('')
  await expect.element(add).toBeDisabled()
  await userEvent.fill(text, 'words')
  await expect.element(found).toHaveTextContent('0 questions found. Line 1: there are fewer than two options')
  await expect.element(add).toBeDisabled()
  await userEvent.fill(text, 'Sky?\nA. blue\nB. red\nANSWER: A')
  await expect.element(found).toHaveTextContent('1 question found.')
  await userEvent.fill(text, 'Sky?\nA. blue\nB. red\nANSWER: A\n\nSea?\nA. dry\nB. wet\nANSWER: B')
  await expect.element(found).toHaveTextContent('2 questions found.')
  await userEvent.click(add)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('2 questions added')).toBeVisible()
  const texts = () => quizLibraryStore.get()[0]?.quiz.questions.map((question) => question.text)
  const before = THREE.map((question) => question.text)
  expect(texts()).toEqual([...before, 'Sky?', 'Sea?'])
  await press('Undo')
  expect(texts()).toEqual(before)
  await choose('Paste questions')
  await expect.element(text).toHaveValue('')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(texts()).toEqual(before)
})

test('a link is copied with a warning; a quiz too long for one leads to a server link', async () => {
  const copied = spyOnClipboard()
  const { screen, button, press } = await shown()
  await press('Copy Link')
  await expect.element(button('Copied!')).toBeVisible()
  await expect.element(screen.getByText('Anyone can read the answers in this link.')).toBeVisible()
  expect(copied).toEqual([await linkTo(quizOf(THREE))])
  expect(copied[0]?.startsWith(`${location.origin}${location.pathname}?data=`)).toBe(true)
  const noise = Array.from(crypto.getRandomValues(new Uint8Array(9000)), (byte) => byte.toString(36)).join('')
  const parts = [0, 1, 2].map((at) => noise.slice(at * 4500, (at + 1) * 4500))
  openAlone(quizOf(parts.map((part, at) => questionWith(`q${at + 1}`, part, ['a', 'b']))))
  await userEvent.click(screen.getByRole('button', { name: /^(Copied!|Copy Link)$/ }))
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('Create a server link instead, or send the file that Export saves.'))
    .toBeVisible()
  expect(copied).toHaveLength(1)
  await press('Create a server link')
  const dialog = screen.getByRole('dialog', { name: 'Server link' })
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.element(dialog).not.toBeInTheDocument()
  openAlone(quizOf(THREE))
  await userEvent.click(screen.getByRole('button', { name: /^(Copied!|Copy Link)$/ }))
  await expect.element(alert).not.toBeInTheDocument()
})

test('an unfinished quiz is not shared or played: its first gap gets the focus; only the alternative text can be missing', async () => {
  const copied = spyOnClipboard()
  const requests = serverWith({ 'POST /api/games': () => errorResponse(429, 'Too many games') })
  const [whole, ...rest] = THREE
  openAlone(
    quizOf([
      { ...(whole as Question), picture: 'data:image/png;base64,AA' },
      createQuestion('q2'),
      ...rest.slice(1),
    ]),
  )
  const { screen, press } = await shown()
  const field = screen
    .getByRole('group', { name: 'Question 2' })
    .getByRole('textbox', { name: 'Question', exact: true })
  for (const name of ['Play live', 'Copy Link', 'Server Link']) {
    await press(name)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByText('Finish it before you share or play the quiz.')).toBeVisible()
    await press('Dismiss')
  }
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(copied).toEqual([])
  expect(requests).toEqual([])
  await userEvent.fill(field, 'Which?')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  changeQuestions((all) => all.filter(({ id }) => id !== 'q2'))
  await press('Copy Link')
  await expect.poll(() => copied).toHaveLength(1)
})

test("a game that the server rejects shows the server's reason", async () => {
  const requests = serverWith({ 'POST /api/games': () => errorResponse(429, 'Too many games') })
  const { screen, press } = await shown()
  await press('Play live')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many games')
  expect(requests).toEqual([
    {
      what: 'POST /api/games',
      body: { quiz: quizOf(THREE), seconds: 30, hasSpeedPoints: false },
    },
  ])
})

test('the preview opens by button and shortcut if there is a question, and returns to the editor', async () => {
  const { screen, button, press } = await shown()
  await userEvent.click(screen.getByRole('textbox', { name: 'Quiz title' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await press('Exit Preview')
  await press('Preview')
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?' })).toHaveFocus()
  await expect.element(button('Edit a copy')).not.toBeInTheDocument()
  await press('Exit Preview')
  openAlone(EMPTY_QUIZ)
  await userEvent.click(screen.getByRole('textbox', { name: 'Quiz title' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(button('Add Question')).toBeVisible()
})

test('a link’s quiz is opened; leaving it shows one’s own again without the link, and a copy is one’s own', async () => {
  const link = await linkTo({ ...quizOf(THREE.slice(0, 1)), title: 'Shared' })
  history.replaceState(history.state, '', link)
  const { screen, button, press } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Shared' })).toBeVisible()
  await press('Exit Quiz')
  await expect.element(screen.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Europe')
  expect(location.search).toBe('')
  expect(titles()).toEqual(['Europe'])
  await screen.unmount()

  history.replaceState(history.state, '', link)
  await shown()
  await press('Edit a copy')
  await expect.element(screen.getByText('Quiz copied')).toBeVisible()
  expect(titles()).toEqual(['Shared', 'Europe'])
  expect(location.search).toBe('')
  await expect.element(button('Preview')).toBeVisible()
  await screen.unmount()

  openQuiz('only')
  history.replaceState(history.state, '', '?data=%7B')
  await shown()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This quiz link is damaged or')
})

test('a quiz that cannot be read is set aside, and the others are there', async () => {
  await shown()
  const good = { id: 'a', changed: 1, quiz: quizOf(THREE) }
  flushPersisted()
  localStorage.setItem('sundry-quizzes', JSON.stringify([{ id: 'b' }, good]))
  dispatchEvent(new StorageEvent('storage', { key: 'sundry-quizzes' }))
  expect(quizLibraryStore.get().map(({ id }) => id)).toEqual(['a'])
  expect(localStorage.getItem('sundry-quizzes.bad')).toContain('"b"')
})
