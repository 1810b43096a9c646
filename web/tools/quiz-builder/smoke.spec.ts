import { expect, test } from '#e2e/browsers/test.ts'

const QUIZ = {
  title: 'Rivers',
  questions: [
    {
      id: 'q1',
      text: 'The longest river?',
      options: ['Rhine', 'Nile'].map((text, at) => ({ id: `o${at}`, text })),
      right: ['o1'],
    },
    { id: 'q2', kind: 'text', text: 'Its country?', accepted: ['Egypt'] },
  ],
}

/** Returns a separate client of the server that stores its cookie. */
function askerAt(address: string | undefined) {
  let cookie = ''
  return async (path: string, body?: unknown) => {
    const answer = await fetch(new URL(path, address), {
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(200)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer.json()
  }
}

test('a quiz is written, tried, saved and opened again; another file is refused', async ({ tab }) => {
  await tab.open('/quiz-builder')
  await tab.fill('Quiz title', 'Sums')
  await tab.click('button', 'Add Question')
  await tab.fill('Question', '1 + 1?')
  for (const [place, option] of ['1', '2', '3', '4'].entries()) await tab.fill(`Option ${place + 1}`, option)
  await tab.click('radio', 'Option 2 is correct')
  const file = await tab.saves('Export', 'sums.json')
  await tab.click('button', 'Preview')
  await tab.click('radio', '2')
  await tab.click('button', 'Finish Quiz')
  await tab.shows('Score', '1 of 1')
  await tab.click('button', 'Back to Editor')
  await tab.upload('Import', { name: 'sums.json', bytes: file })
  await tab.shows('Quiz title', 'Sums')
  await tab.upload('Import', { name: 'other.json', bytes: Buffer.from('[]') })
  await tab.warns('"other.json" is not a quiz file.')
})

test('a quiz with a server link can be played, and continues after a reload', async ({ tab, baseURL }) => {
  const { id } = await askerAt(baseURL)('/api/quizzes', { quiz: QUIZ })
  await tab.open(`/quiz/${id}`)
  await tab.click('button', 'Start Quiz')
  await tab.click('radio', 'Nile')
  await tab.click('button', 'Next')
  await tab.says('Question 2 of 2')
  await tab.open(`/quiz/${id}`)
  await tab.fill('Your answer', 'egypt')
  await tab.click('button', 'Finish Quiz')
  await tab.shows('Score', '2 of 2')
})

test('a live quiz is joined by its code and won', async ({ tab, baseURL }) => {
  const host = askerAt(baseURL)
  const { id } = await host('/api/games', { quiz: QUIZ, seconds: 600, hasSpeedPoints: false })
  const lead = async () => {
    const { step } = await host(`/api/games/${id}`)
    await host(`/api/games/${id}/commands`, { kind: 'next', step })
  }
  const { code } = await host(`/api/games/${id}`)
  await tab.open(`/quiz/${code}`)
  await tab.fill('Your name', 'Ana')
  await tab.click('button', 'Join')
  await tab.says('You are in.')
  await lead()
  await tab.click('button', 'Nile')
  await tab.shows('Your place', '1st place, 1,000 points in all')
  await lead()
  await tab.fill('Your answer', 'Egypt')
  await tab.click('button', 'Send answer')
  await tab.shows('Your place', '1st place, 2,000 points in all')
  await lead()
  await tab.says('The quiz is over')
  await tab.shows('Your place', '1st place, 2,000 points')
})
