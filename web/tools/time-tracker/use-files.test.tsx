import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { writeBackup } from './backup.ts'
import { entryOf } from './entries.fixture.ts'
import { keepEntries } from './tracker.fixture.ts'
import { importPendingFiles, takeFile } from './use-files.ts'
import { entryStore, projectStore } from './use-stores.ts'

const before = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z', { id: 'a' })
const later = entryOf('2026-01-06T09:00:00Z', '2026-01-06T10:00:00Z', { id: 'b', description: 'Call' })
const REPORT = `Project,Description,Start date,Start time,End date,End time,Duration
Garden,Dig,2026-01-07,09:00:00,2026-01-07,10:00:00,01:00:00
Garden,Dig,2026-01-07,nine,2026-01-07,10:00:00,01:00:00
`

beforeEach(() => keepEntries([before]))

const descriptions = () => entryStore.get().items.map(({ description }) => description)
const projects = () => projectStore.get().map(({ name }) => name)

test('a report imports its entries and projects and lists unreadable rows, and Undo removes the imported ones', async () => {
  const screen = await render(<Toasts />)
  const known = projects()
  expect(await takeFile([new File([REPORT], 'report.csv')])).toBeUndefined()
  const notifications = screen.getByRole('status', { name: 'Notifications' })
  await expect.element(notifications).toHaveTextContent('1 entry importedCould not be read: row 3.UndoCtrl+Z')
  expect(descriptions()).toEqual(['Dig', 'Design'])
  expect(projects()).toEqual([...known, 'Garden'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(entryStore.get().items).toEqual([before])
  expect(projects()).toEqual(known)
})

test('a backup from another page is detected by its name, whatever its case', async () => {
  const screen = await render(<Toasts />)
  await importPendingFiles([new File([writeBackup([], [before, later])], 'Backup.JSON')])
  await expect.element(screen.getByText('1 entry imported')).toBeVisible()
  expect(descriptions()).toEqual(['Call', 'Design'])
})

test('a file of another type is rejected, with a message if it was passed on', async () => {
  const screen = await render(<Toasts />)
  const problem = await takeFile([new File(['a,b'], 'a.csv'), new File([REPORT], 'b.csv')])
  expect(problem?.message).toBe('This file is no time report of Toggl, Clockify, Kimai or Harvest')
  expect((await takeFile([new File(['{}'], 'a.json')]))?.message).toBe(
    'This file is no backup of the Time Tracker',
  )
  expect((await takeFile([new File(['x'], 'a.png')]))?.message).toContain('a.png')
  await importPendingFiles([new File(['{}'], 'a.json')])
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This file is no backup of the Time')
  expect(descriptions()).toEqual(['Design'])
})
