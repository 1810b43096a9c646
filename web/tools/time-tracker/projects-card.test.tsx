import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { entryOf } from './entries.fixture.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import { ProjectsCard } from './projects-card.tsx'
import { startTimer } from './timer.ts'
import { keepEntries } from './tracker.fixture.ts'
import { entryStore, projectStore, stateStore, timerStore } from './use-stores.ts'
import { useTracker } from './use-tracker.ts'

const PLAN = entryOf('2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', { description: 'Plan' })
const READ = entryOf('2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z', { projectId: 'learning' })

beforeEach(() => keepEntries())

function Card() {
  return (
    <>
      <ProjectsCard tracker={useTracker()} />
      <Toasts />
    </>
  )
}

async function shown() {
  const screen = await render(<Card />)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return { screen, button, press: (name: string) => userEvent.click(button(name)) }
}

const names = () => projectStore.get().map(({ name }) => name)

test('a new project is selected for the next timer; an existing name is reported until another is added', async () => {
  const { screen, button, press } = await shown()
  const name = screen.getByRole('textbox', { name: 'New project name' })
  await expect.element(button('Add Project')).toBeDisabled()
  await userEvent.fill(name, '  ')
  await expect.element(button('Add Project')).toBeDisabled()
  await userEvent.fill(name, ' work ')
  await press('Add Project')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('"work" is there alreadyGive the project another name.')
  expect(document.querySelector('form')?.getAttribute('aria-describedby')).toBe(alert.element().id)
  await expect.element(name).toHaveValue(' work ')
  await userEvent.fill(name, ' Garden ')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('')
  expect(names()).toEqual(['Work', 'Personal', 'Learning', 'Garden'])
  expect(stateStore.get().projectId).toBe(projectStore.get()[3]?.id)
  expect(projectStore.get()[3]?.rate).toBe('')
})

test('a project gets another name, rate and color with Save, and none with Cancel', async () => {
  const { screen, button, press } = await shown()
  await press('Edit Personal')
  const dialog = screen.getByRole('dialog', { name: 'Edit project' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const rate = dialog.getByRole('spinbutton', { name: 'Hourly rate' })
  await expect.element(name).toHaveValue('Personal')
  await expect.element(button('Color 6')).toHaveAttribute('aria-pressed', 'true')
  await press('Color 1')
  await expect.element(button('Color 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Color 6')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.fill(name, 'Work')
  await expect.element(name).toHaveAccessibleDescription('"Work" is there already')
  await press('Save')
  await userEvent.fill(name, '')
  await expect.element(name).toHaveAccessibleDescription('A project needs a name')
  await userEvent.fill(name, 'PERSONAL')
  await expect.element(name).toHaveAccessibleDescription('')
  await userEvent.fill(rate, 'much')
  await press('Save')
  await expect.element(dialog).toBeVisible()
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
  await press('Cancel')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(projectStore.get()).toEqual(DEFAULT_PROJECTS)

  await press('Edit Personal')
  await press('Color 1')
  await userEvent.fill(name, ' Home ')
  await userEvent.fill(rate, '95.5')
  await press('Save')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(projectStore.get()[1]).toEqual({ id: 'personal', name: 'Home', color: '#ef4444', rate: '95.5' })
  expect(names()).toEqual(['Work', 'Home', 'Learning'])
  await press('Edit Home')
  await userEvent.fill(rate, ' ')
  await press('Save')
  expect(projectStore.get()[1]?.rate).toBe('')
})

test('a project without entries is deleted immediately and restored at its position', async () => {
  const { screen, press } = await shown()
  await press('Delete Personal')
  await expect.element(screen.getByText('Personal deleted')).toBeVisible()
  await expect.element(screen.getByText(/went with it/)).not.toBeInTheDocument()
  expect(names()).toEqual(['Work', 'Learning'])
  await press('Undo')
  expect(projectStore.get()).toEqual(DEFAULT_PROJECTS)
})

test('a project with entries and the timer prompts first; they are deleted with it and restored with Undo', async () => {
  entryStore.change({ changed: [PLAN, READ] })
  const task = { projectId: 'work', description: 'Call', tags: [], billable: false }
  const timer = startTimer(task, 'timer', Date.now())
  timerStore.set(timer)
  const { screen, press } = await shown()
  await press('Delete Work')
  const dialog = screen.getByRole('dialog', { name: 'Delete Work?' })
  await expect
    .element(dialog.getByText('1 entry and the running timer will be deleted with this project.'))
    .toBeVisible()
  await press('Cancel')
  await expect.element(dialog).not.toBeInTheDocument()
  expect([names().length, entryStore.get().items.length]).toEqual([3, 2])
  await press('Delete Work')
  await press('Delete project')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 entry went with it.')).toBeVisible()
  expect(names()).toEqual(['Personal', 'Learning'])
  expect(entryStore.get().items).toEqual([READ])
  expect(timerStore.get()).toBe(null)
  await press('Undo')
  expect(projectStore.get()).toEqual(DEFAULT_PROJECTS)
  expect(entryStore.get().items).toEqual([READ, PLAN])
  expect(timerStore.get()).toEqual(timer)
})

test('the timer of another project remains when a project is deleted', async () => {
  const task = { projectId: 'work', description: 'Call', tags: [], billable: false }
  const timer = startTimer(task, 'timer', Date.now())
  timerStore.set(timer)
  entryStore.change({ changed: [READ, { ...READ, id: 'other' }] })
  const { screen, press } = await shown()
  await press('Delete Learning')
  await expect.element(screen.getByText('2 entries will be deleted with this project.')).toBeVisible()
  await press('Delete project')
  expect(timerStore.get()).toEqual(timer)
  await press('Undo')
  expect(timerStore.get()).toEqual(timer)
  expect(entryStore.get().items).toHaveLength(2)
})

test('a timer alone causes a prompt, too; without projects the card shows a hint', async () => {
  const task = { projectId: 'work', description: 'Call', tags: [], billable: false }
  timerStore.set(startTimer(task, 'timer', Date.now()))
  projectStore.set(DEFAULT_PROJECTS.slice(0, 1))
  const { screen, press } = await shown()
  const words = screen.getByText('No projects yet. Add your first one.')
  await expect.element(words).not.toBeInTheDocument()
  await press('Delete Work')
  await expect.element(screen.getByText('the running timer will be deleted with this project.')).toBeVisible()
  await press('Delete project')
  await expect.element(words).toBeVisible()
})
