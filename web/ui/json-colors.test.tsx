import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { JsonColors } from './json-colors.tsx'

test('keys, strings, numbers and words of JSON have colors of their own, and nothing of the text is lost', async () => {
  const text = '{"a\\"b": ["c", -1.5e3, true], "d" :null}'
  const screen = await render(<JsonColors text={text} />)
  expect(screen.container.textContent).toBe(text)
  const colored = [...screen.container.querySelectorAll('span')].map((part) => [
    part.textContent,
    part.style.color,
  ])
  expect(colored).toEqual([
    ['"a\\"b"', 'var(--dev)'],
    ['"c"', 'var(--finance)'],
    ['-1.5e3', 'var(--fun)'],
    ['true', 'var(--text)'],
    ['"d"', 'var(--dev)'],
    ['null', 'var(--text)'],
  ])
})
