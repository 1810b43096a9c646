import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NameRow } from './name-row.tsx'
import type { WheelName } from './wheel-names.ts'

const ADA: WheelName = { name: 'Ada', weight: 1, isOff: false, color: '' }

test('a name shows its weight above one, and whether it is left out, as they change', async () => {
  const list = (entry: WheelName) => (
    <ul>
      <NameRow entry={entry} />
    </ul>
  )
  const screen = await render(list(ADA))
  const row = screen.getByRole('listitem')
  const isLeftOut = () => row.getByText('Ada', { exact: true }).element().matches('.line-through')
  expect([row.element().textContent, isLeftOut()]).toEqual(['Ada', false])
  await screen.rerender(list({ ...ADA, weight: 2 }))
  expect([row.element().textContent, isLeftOut()]).toEqual(['Ada×2', false])
  await screen.rerender(list({ ...ADA, weight: 2, isOff: true }))
  expect([row.element().textContent, isLeftOut()]).toEqual(['Ada×2', true])
})
