import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { JsonColors } from './json-colors.tsx'

test('JSON keys, strings, numbers and literals have separate colors, without loss of text', async () => {
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
