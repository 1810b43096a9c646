import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import RepairDialog from './repair-dialog.tsx'

async function shown(text: string) {
  const done: string[] = []
  const screen = await render(
    <RepairDialog
      text={text}
      onUse={(repaired) => done.push(repaired)}
      onClose={() => done.push('closed')}
    />,
  )
  const changes = screen.getByRole('region', { name: 'Changes' })
  await expect.element(changes).toBeVisible()
  return {
    screen,
    done,
    changes,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  }
}

test('a single change is highlighted, and applied only if the visitor agrees', async () => {
  const { screen, done, changes, press } = await shown('[1,]')
  await expect
    .element(screen.getByText('1 change makes this valid JSON. Check that it is what you meant.'))
    .toBeVisible()
  expect([...changes.element().querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([','])
  expect(changes.element().querySelectorAll('ins')).toHaveLength(0)
  await press('Keep mine')
  expect(done).toEqual(['closed'])
  await press('Use repaired text')
  expect(done).toEqual(['closed', '[1]', 'closed'])
})

test('several changes are counted, and a repeated reason is shown once, with its number', async () => {
  const { screen, changes } = await shown("['a','b']")
  await expect.element(screen.getByText('4 changes make this valid JSON', { exact: false })).toBeVisible()
  const reasons = [...screen.getByRole('dialog').element().querySelectorAll('ul li')]
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['\' around text became " (4 times)'])
  expect(changes.element().querySelectorAll('ins')).toHaveLength(4)
})
