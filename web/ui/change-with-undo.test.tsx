import { expect, test } from 'vitest'
import { persisted } from '../platform/store/persisted.ts'
import { changeWithUndo } from './change-with-undo.ts'
import { openPage } from './page.fixture.tsx'

type State = { readonly names: readonly string[]; readonly title: string; readonly sort?: string }

const store = persisted<State>('sundry-test-undo', { names: [], title: '' }, () => undefined)

test('Undo brings back what was changed, and leaves alone what else has changed since', async () => {
  store.set({ names: ['Ann'], title: 'Monday' })
  const { press, said } = await openPage()
  changeWithUndo(store, { names: [], sort: 'by name' }, 'Cleared')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(store.get()).toEqual({ names: [], title: 'Monday', sort: 'by name' })
  store.set({ ...store.get(), title: 'Tuesday' })
  await press('Undo')
  expect(store.get()).toEqual({ names: ['Ann'], title: 'Tuesday' })
})
