import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getRows } from '../api-request.ts'
import { RequestBar } from '../request-bar.tsx'
import { toolWith } from '../tool.fixture.ts'
import type { Environments } from './environments.ts'
import { VariablesDialog } from './variables-dialog.tsx'

const TWO: Environments = {
  active: 'Test',
  list: [
    { name: 'Default', variables: [] },
    { name: 'Test', variables: getRows([['host', 'a.example']]) },
  ],
}

async function opened(first: Environments, isPersisted = true) {
  const changes: Environments[] = []
  function Dialog() {
    const [now, setNow] = useState(first)
    const take = (next: Environments) => {
      changes.push(next)
      setNow(next)
    }
    return (
      <VariablesDialog environments={now} onEnvironments={take} isPersisted={isPersisted} onClose={vi.fn()} />
    )
  }
  const screen = await render(<Dialog />)
  return {
    screen,
    last: () => changes.at(-1),
    active: screen.getByRole('combobox', { name: 'Active environment' }),
    name: screen.getByRole('textbox', { name: 'Its name' }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  }
}

test('environments are made, chosen, renamed to what is free, and removed down to one', async () => {
  const { screen, last, active, name, press } = await opened(TWO)
  await expect.element(active).toHaveValue('Test')
  await press('New')
  await expect.element(active).toHaveValue('Environment')
  await press('New')
  expect(last()?.list.map((one) => one.name)).toEqual(['Default', 'Test', 'Environment', 'Environment 2'])
  await expect.element(active).toHaveValue('Environment 2')
  await userEvent.fill(name, 'Test')
  await expect.element(name).toHaveValue('Environment 2')
  await userEvent.fill(name, 'Live')
  await expect.element(active).toHaveValue('Live')
  expect(last()?.active).toBe('Live')
  await press('Remove Live')
  await expect.element(active).toHaveValue('Default')
  expect(last()?.list.map((one) => one.name)).toEqual(['Default', 'Test', 'Environment'])
  await userEvent.selectOptions(active, 'Environment')
  await press('Remove Environment')
  await userEvent.selectOptions(active, 'Test')
  await press('Remove Test')
  expect(last()).toEqual({ active: 'Default', list: TWO.list.slice(0, 1) })
  await expect.element(screen.getByRole('button', { name: 'Remove Default' })).toBeDisabled()
})

test('variables belong to the active environment alone', async () => {
  const { screen, last, active, press } = await opened(TWO)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Variable value' }), 'b.example')
  await press('Add variable')
  expect(last()?.list).toEqual([
    TWO.list[0],
    {
      name: 'Test',
      variables: getRows([
        ['host', 'b.example'],
        ['', ''],
      ]),
    },
  ])
  await userEvent.selectOptions(active, 'Default')
  await expect.element(screen.getByRole('textbox', { name: 'Variable value' })).not.toBeInTheDocument()
})

test('several environments can be chosen next to the request', async () => {
  const setEnvironments = vi.fn()
  const onOpen = vi.fn()
  const screen = await render(
    <RequestBar tool={toolWith({ environments: TWO, setEnvironments })} onCurl={vi.fn()} onOpen={onOpen} />,
  )
  const choice = screen.getByRole('combobox', { name: 'Environment' })
  await expect.element(choice).toHaveValue('Test')
  await userEvent.selectOptions(choice, 'Default')
  expect(setEnvironments.mock.calls).toEqual([[{ ...TWO, active: 'Default' }]])
  for (const name of ['Import cURL', 'Code', 'Variables']) {
    await userEvent.click(screen.getByRole('button', { name: 'Request actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name, exact: true }))
  }
  expect(onOpen.mock.calls).toEqual([
    [{ kind: 'curl', command: '' }],
    [{ kind: 'code' }],
    [{ kind: 'variables' }],
  ])
  await screen.rerender(<RequestBar tool={toolWith()} onCurl={vi.fn()} onOpen={onOpen} />)
  await expect.element(choice).not.toBeInTheDocument()
})
