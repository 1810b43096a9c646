import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Alert } from './alert.tsx'
import { announce, announceAdded, announceMoved } from './announce.ts'
import { Announcer } from './announcer.tsx'
import { TextField } from './field.tsx'
import { getAnnouncements } from './page.fixture.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  announce('')()
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const field = (error: string | undefined, value = '') => (
  <main>
    <TextField label="Rate" value={value} onChange={() => {}} error={error} />
  </main>
)

test.each([
  [() => announceAdded('Ana', 3, 'name'), 'Ana added, 3 names'],
  [() => announceAdded('Bo', 1, 'player'), 'Bo added, 1 player'],
  [() => announceAdded('Row', 1200, 'row'), 'Row added, 1,200 rows'],
  [() => announceMoved(1, 5), 'Moved to position 2 of 5'],
  [() => announceMoved(0, 1), 'Moved to position 1 of 1'],
])('a change is announced after 600 ms: %#', async (change, line) => {
  change()
  await pass(599)
  expect(getAnnouncements()).toEqual([])
  await pass(1)
  expect(getAnnouncements()).toEqual([line])
})

test('of several changes within 600 ms, the last one is announced', async () => {
  announceMoved(1, 5)
  await pass(300)
  announceMoved(2, 5)
  await pass(599)
  expect(getAnnouncements()).toEqual([])
  await pass(1)
  expect(getAnnouncements()).toEqual(['Moved to position 3 of 5'])
})

test('a cancelled announcement is not made', async () => {
  announce('Saved')()
  await pass(2000)
  expect(getAnnouncements()).toEqual([])
})

test('an open dialog contains the announcement, which moves out when it is closed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  announce('Moved')
  await pass(600)
  expect(dialog.textContent).toBe('Moved')
  dialog.remove()
  announce('Added')
  await pass(600)
  expect(getAnnouncements()).toEqual(['Added'])
})

test('an error of a field is announced once with the name of the field, after the last key', async () => {
  const screen = await render(field(undefined))
  await screen.rerender(field('Enter a number', 'a'))
  await pass(500)
  await screen.rerender(field('Enter a number', 'ab'))
  await pass(500)
  expect(getAnnouncements()).toEqual([])
  await pass(100)
  expect(getAnnouncements()).toEqual(['Rate: Enter a number'])
  announce('')
  await screen.rerender(field('Enter a number', 'abc'))
  await pass(5000)
  expect(getAnnouncements()).toEqual([])
})

test('an error that is corrected within 600 ms is not announced, one that returns is', async () => {
  const screen = await render(field('Enter a number', '1e'))
  await screen.rerender(field(undefined, '1e5'))
  await pass(5000)
  expect(getAnnouncements()).toEqual([])
  await screen.rerender(field('Enter a number', '1e'))
  await pass(600)
  expect(getAnnouncements()).toEqual(['Rate: Enter a number'])
})

test('no result is announced while a field is invalid', async () => {
  const page = (error: string | undefined, text: string) => (
    <>
      {field(error)}
      <Announcer text={text} />
    </>
  )
  const screen = await render(page(undefined, 'Net: $1'))
  await pass(600)
  expect(getAnnouncements()).toEqual(['Net: $1'])
  await screen.rerender(page('Enter a number', 'Net: $0'))
  await pass(600)
  expect(getAnnouncements()).not.toContain('Net: $0')
  await screen.rerender(page(undefined, 'Net: $2'))
  await pass(600)
  expect(getAnnouncements()).toContain('Net: $2')
})

test('a problem is shown at once, and becomes an alert after 600 ms without another one', async () => {
  const alert = (message: string) => <Alert problem={{ message, detail: '' }} />
  const screen = await render(alert('Line 1'))
  await pass(599)
  await screen.rerender(alert('Line 2'))
  expect(screen.container.textContent).toBe('Line 2')
  await pass(599)
  expect(screen.container.querySelector('[role=alert]')).toBeNull()
  await pass(1)
  expect(screen.container.querySelector('[role=alert]')?.textContent).toBe('Line 2')
})
