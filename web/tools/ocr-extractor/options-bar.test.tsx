import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OptionsBar } from './options-bar.tsx'
import { LANGUAGES } from './scans.fixture.ts'
import { Settings } from './settings.ts'
import { getChosen } from './use-languages.ts'

async function shown(known: Partial<Settings> = {}, isEmpty = false) {
  const settings = v.parse(Settings, known)
  const set = vi.fn()
  const screen = await render(
    <OptionsBar
      settings={settings}
      set={set}
      languages={{ all: LANGUAGES, chosen: getChosen(LANGUAGES, settings.language, settings.others) }}
      onExample={() => set('example')}
      onClear={() => set('clear')}
      isEmpty={isEmpty}
    />,
  )
  return { screen, done: () => set.mock.calls.map(([change]) => change) }
}

test('the first language is not offered as a further one, and the layout can be selected', async () => {
  const { screen, done } = await shown({ others: ['deu', 'fra'] })
  const language = screen.getByLabelText('Language')
  await expect.element(language).toHaveValue('eng')
  expect(language.element().textContent).toBe('EnglishDeutsch – GermanFrançais – French')
  await userEvent.selectOptions(language, 'Deutsch – German')
  await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Single line')
  await userEvent.click(screen.getByRole('button', { name: 'Example' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(done()).toEqual([{ language: 'deu', others: ['fra'] }, { layout: 'line' }, 'example', 'clear'])
})

test.each<[string, Partial<Settings>, string]>([
  ['nothing', {}, 'false'],
  ['only the layout', { layout: 'line', language: 'deu' }, 'false'],
  ['another language', { others: ['deu'] }, 'true'],
  ['reading again', { isForced: true }, 'true'],
  ['a step left out', { cleans: false }, 'true'],
])('options are expanded as needed after a change of %s: %j %s', async (_, known, isOpen) => {
  const { screen } = await shown(known, true)
  await expect
    .element(screen.getByRole('button', { name: 'Options' }))
    .toHaveAttribute('aria-expanded', isOpen)
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('aria-disabled', 'true')
})

test('each step is turned off individually, and languages are added and removed', async () => {
  const { screen, done } = await shown({ others: ['deu'], straightens: false })
  const steps = screen.getByRole('group', { name: 'Before reading' }).getByRole('switch')
  await expect.element(steps.first()).toBeVisible()
  expect(steps.elements().map((one) => one.ariaChecked)).toEqual([
    'true',
    'false',
    'true',
    'true',
    'true',
    'true',
  ])
  for (const name of [
    'Turn pages upright',
    'Straighten crooked pages',
    'Invert dark pages',
    'Even out light and shade',
    'Remove grain and specks',
    'Enlarge small text',
    'Force OCR',
  ])
    await userEvent.click(screen.getByRole('switch', { name }))
  const others = screen.getByRole('group', { name: 'Also read' })
  const texts = others
    .getByRole('checkbox')
    .elements()
    .map((box) => box.parentElement?.textContent)
  expect(texts).toEqual(['Deutsch – German (2 KB)', 'Français – French (3 KB)'])
  await userEvent.click(others.getByRole('checkbox').nth(1))
  await userEvent.click(others.getByRole('checkbox').nth(0))
  await expect.element(others.getByText('3 languages are available here.')).toBeVisible()
  expect(done()).toEqual([
    { turns: false },
    { straightens: true },
    { inverts: false },
    { evens: false },
    { cleans: false },
    { enlarges: false },
    { isForced: true },
    { others: ['deu', 'fra'] },
    { others: [] },
  ])
})
