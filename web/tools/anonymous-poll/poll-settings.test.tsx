import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PollForm } from './poll-form.ts'
import PollSettings from './poll-settings.tsx'

async function shown(known: Partial<PollForm>) {
  const done: Partial<PollForm>[] = []
  const screen = await render(
    <PollSettings form={v.parse(PollForm, known)} onChange={(change) => done.push(change)} />,
  )
  return { screen, done, box: (name: RegExp) => screen.getByRole('checkbox', { name }) }
}

const BOXES = [
  ['isShuffled', /^Shuffle options/],
  ['canChange', /^Votes can be changed/],
  ['canWrite', /^Let voters write/],
] as const

test.each(BOXES)('the box of %s shows its own setting and changes nothing else', async (field, name) => {
  const on = await shown({ [field]: true })
  for (const [other, label] of BOXES) {
    if (other === field) await expect.element(on.box(label)).toBeChecked()
    else await expect.element(on.box(label)).not.toBeChecked()
  }
  await userEvent.click(on.box(name))
  expect(on.done).toEqual([{ [field]: false }])
  await on.screen.unmount()
  const off = await shown({ [field]: false })
  await userEvent.click(off.box(name))
  expect(off.done).toEqual([{ [field]: true }])
})

test('settings that do not apply to a kind of poll are hidden', async () => {
  const ranked = await shown({ kind: 'ranked', canWrite: true, results: 'after-close' })
  await expect.element(ranked.screen.getByLabelText('Most options per vote')).not.toBeInTheDocument()
  await expect.element(ranked.box(/^Let voters write/)).not.toBeInTheDocument()
  await expect.element(ranked.screen.getByText(/^Only you read it/)).not.toBeInTheDocument()
  await expect.element(ranked.screen.getByText('To you, too.')).toBeVisible()
  await ranked.screen.unmount()
  const single = await shown({ kind: 'single', canWrite: true })
  await expect.element(single.screen.getByLabelText('Most options per vote')).not.toBeInTheDocument()
  await expect.element(single.screen.getByText(/^Only you read it/)).toBeVisible()
  await expect.element(single.screen.getByText('To you, too.')).not.toBeInTheDocument()
})
