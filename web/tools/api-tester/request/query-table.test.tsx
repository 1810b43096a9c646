import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import QueryTable from './query-table.tsx'

let url: string

function Table({ start }: { readonly start: string }) {
  const [now, setNow] = useState(start)
  url = now
  return <QueryTable url={now} onUrl={setNow} />
}

test('parameters are changed, added and removed in the URL itself, which preserves everything else', async () => {
  const screen = await render(<Table start="https://example.com/a?b=1&b=2&c#d" />)
  const field = (part: string, place: number) => screen.getByLabelText(`Parameter ${part}`).nth(place)
  await userEvent.fill(field('value', 1), 'x & y')
  expect(url).toBe('https://example.com/a?b=1&b=x%20%26%20y&c#d')
  await userEvent.fill(field('name', 0), 'e')
  expect(url).toBe('https://example.com/a?e=1&b=x%20%26%20y&c#d')
  await userEvent.click(screen.getByRole('button', { name: 'Remove parameter' }).nth(1))
  expect(url).toBe('https://example.com/a?e=1&c#d')
  await userEvent.click(screen.getByRole('button', { name: 'Add parameter' }))
  expect(url).toBe('https://example.com/a?e=1&c&#d')
  await userEvent.fill(field('name', 2), 'f')
  await userEvent.fill(field('value', 2), '3')
  expect(url).toBe('https://example.com/a?e=1&c&f=3#d')
})

test('parameters in a URL cannot be turned off', async () => {
  const screen = await render(<Table start="https://example.com/?b=1" />)
  expect(screen.getByRole('checkbox').elements()).toEqual([])
})
