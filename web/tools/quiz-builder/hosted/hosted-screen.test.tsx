import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { attemptAnswers } from '#contract/quiz.ts'
import { type Answers, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import { DAY, LINKS, linkOf, runOf, viewWith } from './hosted-quiz.fixture.ts'
import HostedScreen from './hosted-screen.tsx'

const QUIZ = '/api/quizzes/quiz-1'
const UNSENT = 'sundry-quiz-answers'
const ADDRESS = location.href
const FEEDBACK = {
  q1: { isRight: true, rightText: 'Oslo', explanation: '' },
  q2: { isRight: false, rightText: 'Copenhagen', explanation: '' },
}
const AUTHOR = { isClosed: false, begun: 0, finished: 0, version: 1, versions: [], handIns: [] }

// The typesetting engine takes seconds to load.
vi.mock('../print/use-quiz-document.ts', () => ({ saveCertificate: vi.fn() }))

beforeEach(() => {
  storeAs(UNSENT, undefined)
  storeAs(LINKS, undefined)
  storeAs('sundry-player-name', undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  history.replaceState(history.state, '', ADDRESS)
})

async function opened(answers: Answers) {
  const requests = serverWith(answers)
  const screen = await render(<HostedScreen id="quiz-1" />)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return {
    screen,
    button,
    press: (name: string) => userEvent.click(button(name)),
    bodies: (what: string) => requests.filter((one) => one.what === what).map(({ body }) => body),
  }
}

test('a visitor sees the rules of a quiz, and starts under a name that is remembered', async () => {
  const view = viewWith({ minutes: 1, passMark: 50, attempts: 2 })
  const { screen, press, bodies } = await opened({
    [`GET ${QUIZ}`]: () => view,
    [`POST ${QUIZ}/attempts`]: () => ({ ...view, minutes: null, attempt: runOf() }),
  })
  const facts = screen.getByText('2 questions, 1 minute, 50% needed to pass, 2 attempts.')
  await expect.element(facts).toBeVisible()
  await expect
    .element(screen.getByText('Time starts when you press Start Quiz, and goes on if you leave the page.'))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Europe')
  expect(document.title).toBe('Europe | Sundry')
  expect(screen.getByText(/^About/).element().innerHTML).toBe('About <code>it</code>')
  const field = screen.getByRole('textbox', { name: 'Your name' })
  await expect.element(field).toHaveAttribute('maxlength', '80')
  await userEvent.fill(field, ' Ada ')
  await press('Start Quiz')
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?', level: 2 })).toHaveFocus()
  await expect.element(screen.getByText(/^About/)).not.toBeInTheDocument()
  expect(bodies(`POST ${QUIZ}/attempts`)).toEqual([{ number: 1, name: ' Ada ' }])
  expect(storedAs('sundry-player-name')).toBe('Ada')
  await screen.unmount()
  await opened({ [`GET ${QUIZ}`]: () => viewWith({ total: 1, title: '' }) })
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada')
  await expect.element(screen.getByText('1 question.', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quiz')
  await expect.element(screen.getByText(/^Time starts/)).not.toBeInTheDocument()
})

test('an attempt is answered question by question, submitted, and shows its result', async () => {
  const attempt = runOf()
  const result = { right: 1, total: 2, percent: 50, hasPassed: false }
  const view = viewWith({ attempt, passMark: 60, attempts: 2, hasNewer: true })
  const done = { finishedAt: DAY, told: FEEDBACK, result, answers: { q1: ['a'], q2: 'Bergen' } }
  const { screen, button, press, bodies } = await opened({
    [`GET ${QUIZ}`]: () => view,
    [`POST ${QUIZ}/answers`]: (body) => ({ ...attempt, ...(JSON.stringify(body).includes('true') && done) }),
    [`POST ${QUIZ}/attempts`]: () => viewWith({ attempt: runOf({ number: 2 }) }),
  })
  await expect.element(button('Next')).toBeDisabled()
  await userEvent.keyboard('1{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'And of Denmark?' })).toHaveFocus()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Bergen')
  await press('Finish Quiz')
  await expect.element(screen.getByRole('heading', { name: 'Results: Europe' })).toHaveFocus()
  const sent = v.parse(v.array(attemptAnswers), bodies(`POST ${QUIZ}/answers`))
  expect(sent.at(-1)?.isEnd).toBe(true)
  expect(Object.assign({}, ...sent.map(({ answers }) => answers))).toEqual({ q1: ['a'], q2: 'Bergen' })
  const output = (name: string) => screen.getByLabelText(name, { exact: true })
  await expect.element(output('Score')).toHaveTextContent('1 of 2')
  await expect.element(output('Outcome')).toHaveTextContent('Not passed60% needed')
  await expect.element(output('Attempt')).toHaveTextContent('1 of 2')
  await expect
    .element(
      screen.getByText(
        'The author changed this quiz after you began. Your answers were marked by the quiz that you saw.',
      ),
    )
    .toBeVisible()
  expect(
    screen
      .getByRole('list', { name: 'Review' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1. Capital of Norway?RightYour answer: Oslo',
    '2. And of Denmark?WrongYour answer: BergenRight answer: Copenhagen',
  ])
  expect(storedAs(UNSENT)).toEqual([
    { quiz: 'quiz-1', attempt: 1, at: 1, answers: {}, check: '', isEnd: false },
  ])
  await press('Try Again')
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?' })).toHaveFocus()
  expect(bodies(`POST ${QUIZ}/attempts`)).toEqual([{ number: 2, name: '' }])
})

test.each([
  ['the last attempt is over', { attempts: 1 }, false],
  ['the quiz is closed', { isClosed: true }, false],
  ['there is another attempt', { attempts: 2 }, true],
  ['attempts are free', {}, true],
])('if %s, a retry is possible: %s', async (_, known, canRetry) => {
  const result = { right: 2, total: 2, percent: 100, hasPassed: null }
  const attempt = runOf({ finishedAt: DAY, result, told: { q1: FEEDBACK.q1 } })
  const { screen, button } = await opened({ [`GET ${QUIZ}`]: () => viewWith({ ...known, attempt }) })
  await expect.element(screen.getByLabelText('Score', { exact: true })).toHaveTextContent('2 of 2')
  expect(button('Try Again').elements()).toHaveLength(canRetry ? 1 : 0)
  await expect.element(screen.getByLabelText('Outcome', { exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^The author changed/)).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Review' }).getByRole('listitem').elements()).toHaveLength(1)
})

test('a checked answer is sent to the server at once, and is then final', async () => {
  const attempt = runOf()
  const view = viewWith({ attempt, explained: 'after each question' })
  const { screen, button, press, bodies } = await opened({
    [`GET ${QUIZ}`]: () => view,
    [`POST ${QUIZ}/answers`]: () => ({ ...attempt, answers: { q1: ['b'] }, told: { q1: FEEDBACK.q1 } }),
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Rome' }))
  await press('Check Answer')
  await expect.element(screen.getByText('Right', { exact: true })).toBeVisible()
  expect(bodies(`POST ${QUIZ}/answers`)).toEqual([
    { number: 1, answers: { q1: ['b'] }, check: 'q1', isEnd: false },
  ])
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).toBeDisabled()
  await press('Next')
  await expect.element(screen.getByRole('heading', { name: 'And of Denmark?' })).toHaveFocus()
  await expect.element(button('Check Answer')).toBeDisabled()
})

test('a server rejection is shown, and answers are sent again only after reloading the quiz', async () => {
  const attempt = runOf()
  const { screen, press, bodies } = await opened({
    [`GET ${QUIZ}`]: () => viewWith({ attempt: { ...attempt, questions: attempt.questions.slice(0, 1) } }),
    [`POST ${QUIZ}/answers`]: () => errorResponse(409, 'This attempt is over'),
  })
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).toBeVisible()
  await userEvent.keyboard('1{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This attempt is overLoad the quiz again')
  await expect.element(screen.getByText('Handing in your answers…')).toBeVisible()
  expect(bodies(`POST ${QUIZ}/answers`)).toEqual([{ number: 1, answers: { q1: ['a'] }, isEnd: true }])
  await press('Load the quiz again')
  await expect.poll(() => bodies(`POST ${QUIZ}/answers`).length).toBe(2)
  expect(bodies(`GET ${QUIZ}`)).toHaveLength(2)
})

test('without the server, answers are stored and the visitor is informed', async () => {
  const attempt = runOf()
  const { screen } = await opened({
    [`GET ${QUIZ}`]: () => viewWith({ attempt, explained: 'after each question' }),
    [`POST ${QUIZ}/answers`]: () => errorResponse(503, 'Away'),
  })
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).toBeVisible()
  await userEvent.keyboard('1{Enter}')
  const words = 'The server cannot be reached. Your answers are kept here and sent as soon as it can be.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(storedAs(UNSENT)).toEqual([
    { quiz: 'quiz-1', attempt: 1, at: 0, answers: { q1: ['a'] }, check: 'q1', isEnd: false },
  ])
})

test("the time is the server's, and the answers are submitted when it is over", async () => {
  vi.useFakeTimers({ now: DAY, toFake: ['Date'] })
  // By the server it is a minute earlier than here.
  const now = DAY - 60_000
  let endsAt = now + 125_000
  const attempt = runOf({ now, answers: { q1: ['a'] } })
  const { screen, bodies } = await opened({
    [`GET ${QUIZ}`]: () => viewWith({ attempt: { ...attempt, endsAt } }),
    [`POST ${QUIZ}/answers`]: () => ({ ...attempt, endsAt }),
  })
  await expect.element(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('2:05 left')
  await expect.element(screen.getByRole('heading', { name: 'And of Denmark?' })).toBeVisible()
  await screen.unmount()
  expect(bodies(`POST ${QUIZ}/answers`)).toEqual([])
  endsAt = now
  const over = await opened({
    [`GET ${QUIZ}`]: () => viewWith({ attempt: { ...attempt, endsAt } }),
    [`POST ${QUIZ}/answers`]: () => new Promise(() => {}),
  })
  await expect.element(over.screen.getByText('Handing in your answers…')).toBeVisible()
  await expect.element(over.screen.getByRole('timer')).toHaveTextContent('0:00 left')
  await expect
    .poll(() => over.bodies(`POST ${QUIZ}/answers`))
    .toEqual([{ number: 1, answers: {}, isEnd: true }])
})

test.each([
  ['passed', true, 1],
  ['without a pass mark', null, 1],
  ['not passed', false, 0],
])('a result that is %s has a certificate with its quiz, day and score: %s', async (_, hasPassed, count) => {
  const { saveCertificate } = await import('../print/use-quiz-document.ts')
  vi.mocked(saveCertificate)
    .mockReset()
    .mockResolvedValueOnce({ message: 'The PDF could not be made', detail: '' })
    .mockResolvedValueOnce(undefined)
  const result = { right: 3, total: 4, percent: 75, hasPassed }
  const attempt = runOf({ finishedAt: DAY - 86_400_000, result })
  const { screen, press } = await opened({ [`GET ${QUIZ}`]: () => viewWith({ attempt, passMark: 50 }) })
  await expect.element(screen.getByLabelText('Percent', { exact: true })).toHaveTextContent('75%')
  const name = screen.getByRole('textbox', { name: 'Name on the certificate' })
  expect(name.elements()).toHaveLength(count)
  if (count === 0) return
  await expect.element(name).toHaveAttribute('maxlength', '80')
  await userEvent.fill(name, 'Zoë')
  await press('Save certificate')
  expect(vi.mocked(saveCertificate).mock.calls).toEqual([
    ['Europe', { ...result, hasPassed: hasPassed ?? undefined, name: 'Zoë', date: 'March 1, 2026' }],
  ])
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The PDF could not be made')
  await press('Save certificate')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a deleted quiz shows an error and links to the quiz builder', async () => {
  const { screen } = await opened({ [`GET ${QUIZ}`]: () => errorResponse(404, 'This quiz was deleted') })
  await expect.element(screen.getByRole('heading', { name: 'No quiz here' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This quiz was deleted')
  await expect
    .element(screen.getByRole('link', { name: 'Make a quiz of your own' }))
    .toHaveAttribute('href', '/quiz-builder')
})

test('a closed quiz accepts no attempts', async () => {
  const { screen, button } = await opened({ [`GET ${QUIZ}`]: () => viewWith({ isClosed: true }) })
  await expect.element(screen.getByText('This quiz is closed.')).toBeVisible()
  await expect.element(button('Start Quiz')).not.toBeInTheDocument()
})

test.each([
  ['above the quiz', null, ['Manage this quiz', 'Start Quiz']],
  ['below an attempt that is under way', runOf(), ['Next', 'Manage this quiz']],
])('the author manages the quiz %s', async (_, attempt, order) => {
  storeAs(LINKS, [linkOf('quiz-1', 'Europe')])
  const { screen } = await opened({
    [`GET ${QUIZ}`]: () => viewWith({ attempt }),
    [`GET ${QUIZ}/author`]: () => AUTHOR,
  })
  await expect.element(screen.getByText('0 attempts, 0 handed in.')).toBeVisible()
  const marks = () =>
    [...document.querySelectorAll('h2, button')]
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => order.includes(text))
  await expect.poll(marks).toEqual(order)
})

test('the secret of an author’s link is stored once the server has accepted it', async () => {
  const secret = 'another-secret-0123456789'
  history.replaceState(history.state, '', `#edit=${secret}`)
  const { screen } = await opened({
    [`GET ${QUIZ}`]: () => viewWith(),
    [`GET ${QUIZ}/author`]: () => AUTHOR,
  })
  await expect.element(screen.getByText('0 attempts, 0 handed in.')).toBeVisible()
  await expect
    .poll(() => storedAs(LINKS))
    .toEqual([{ id: 'quiz-1', title: 'Europe', createdAt: expect.any(Number), secret }])
})

test('a rejected author’s link is replaced by the known secret', async () => {
  const known = linkOf('quiz-1', 'Mine')
  storeAs(LINKS, [known])
  history.replaceState(history.state, '', '#edit=wrong-secret-0123456789')
  let times = 0
  const { screen } = await opened({
    [`GET ${QUIZ}`]: () => viewWith(),
    [`GET ${QUIZ}/author`]: () => (times++ === 0 ? errorResponse(403, 'Not yours') : AUTHOR),
  })
  await expect.element(screen.getByText('0 attempts, 0 handed in.')).toBeVisible()
  expect(storedAs(LINKS)).toEqual([known])
})

test('a rejected author’s link shows an error without another known secret, and is not stored', async () => {
  history.replaceState(history.state, '', '#edit=wrong-secret-0123456789')
  const { screen } = await opened({
    [`GET ${QUIZ}`]: () => viewWith(),
    [`GET ${QUIZ}/author`]: () => errorResponse(403, 'Not yours'),
  })
  await expect.element(screen.getByText('This author’s link does not fit the quiz.')).toBeVisible()
  expect(storedAs(LINKS)).toBe(null)
})
