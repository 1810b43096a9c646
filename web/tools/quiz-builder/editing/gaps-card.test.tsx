import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GapsCard } from './gaps-card.tsx'

const gap = (number: number) => ({
  text: `Question ${number}: option B is empty`,
  questionId: `q${number}`,
  field: 'Option 2',
})
const gaps = (count: number) => Array.from({ length: count }, (_, index) => gap(index + 1))

test('eight gaps are listed, and how many more there are; none says so', async () => {
  const screen = await render(<GapsCard gaps={gaps(11)} onGo={() => {}} />)
  const lines = screen.getByRole('list', { name: 'To finish' }).getByRole('listitem')
  expect(lines.elements()).toHaveLength(8)
  await expect.element(screen.getByText('and 3 more')).toBeVisible()
  await screen.rerender(<GapsCard gaps={gaps(8)} onGo={() => {}} />)
  expect(lines.elements()).toHaveLength(8)
  await expect.element(screen.getByText(/more$/)).not.toBeInTheDocument()
  await screen.rerender(<GapsCard gaps={[]} onGo={() => {}} />)
  await expect.element(screen.getByText('Nothing is missing.')).toBeVisible()
})

test('a gap leads to its field in its own question', async () => {
  const onGo = vi.fn()
  const screen = await render(
    <>
      {[1, 2].map((number) => (
        <div key={number} id={`question-q${number}`}>
          <label>
            Option 1 <input />
          </label>
          <input aria-label="Option 2" data-question={number} />
        </div>
      ))}
      <GapsCard gaps={gaps(2)} onGo={onGo} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Question 2: option B is empty' }))
  expect(onGo).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.container.querySelector('[data-question="2"]'))
})
