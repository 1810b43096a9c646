import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import TextProblem from './text-problem.tsx'

const message =
  "Invalid JSON: Unexpected token ''', expected a property name in double quotes or '}' (line 1 column 2)"

test('a problem of JSON is in plain words, with its place marked', async () => {
  const ref = createRef<HTMLTextAreaElement>()
  const problem = { message, detail: '' }
  const screen = await render(
    <TextProblem problem={problem} id="problem" text="{'a': 1}" inputRef={ref} offset={1} />,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Line 1: names need double quotes, not')
  await expect.element(alert).toMatchTextContent(message)
  expect(alert.element().querySelector('mark')?.textContent).toBe("'")
  await expect.element(screen.getByRole('button', { name: 'Go to error' })).toBeVisible()
})
