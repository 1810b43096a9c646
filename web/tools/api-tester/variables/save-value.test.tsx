import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import SaveValue from './save-value.tsx'

test('a value is saved only under a name that can stand between braces, and out of some path', async () => {
  const onEnvironments = vi.fn()
  const screen = await render(
    <SaveValue
      body={new Blob(['{"id":1}'])}
      charset={undefined}
      environments={{ active: 'Default', list: [] }}
      onEnvironments={onEnvironments}
      createWorker={() => {
        throw new Error('Nothing is read')
      }}
    />,
  )
  const save = screen.getByRole('button', { name: 'Save value' })
  const path = screen.getByRole('textbox', { name: 'JSONPath' })
  const name = screen.getByRole('textbox', { name: 'Variable' })
  await userEvent.fill(path, '$.id')
  await expect.element(save).toBeDisabled()
  for (const wrong of ['a b', '1st', 'a}', ' ']) {
    await userEvent.fill(name, wrong)
    await expect.element(save).toBeDisabled()
    await expect.element(screen.getByText('Letters, digits, . _ and -')).toBeVisible()
    await userEvent.keyboard('{Enter}')
  }
  await userEvent.fill(name, 'user.id-2')
  await expect.element(save).toBeEnabled()
  await expect.element(screen.getByText('Letters, digits, . _ and -')).not.toBeInTheDocument()
  await userEvent.fill(path, ' ')
  await expect.element(save).toBeDisabled()
  expect(onEnvironments.mock.calls).toEqual([])
})
