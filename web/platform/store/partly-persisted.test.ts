import { expect, test } from 'vitest'
import type { Persisted } from '#web/platform/store/persisted.ts'
import { createPartlyPersisted } from './partly-persisted.ts'

type Note = { readonly name: string; readonly secret: string }
const EMPTY: Note = { name: '', secret: '' }

/** A store without a browser. */
function store(): Persisted<Note> {
  let value = EMPTY
  return {
    key: 'a',
    initial: EMPTY,
    get: () => value,
    set: (next) => {
      value = next
    },
    subscribe: () => () => {},
  }
}

test('unstorable data remains in the page, even after another tab has stored a value', () => {
  const inner = store()
  const note = createPartlyPersisted(inner, {
    toStored: ({ name }) => ({ name, secret: '' }),
    onOtherTab: (stored, mine) => ({ ...stored, secret: mine.secret }),
  })
  expect(note.get()).toBe(EMPTY)
  note.set({ name: 'mine', secret: 'kept here' })
  expect(inner.get()).toEqual({ name: 'mine', secret: '' })
  expect(note.get()).toEqual({ name: 'mine', secret: 'kept here' })
  expect(note.get()).toBe(note.get())
  inner.set({ name: 'theirs', secret: '' })
  expect(note.get()).toEqual({ name: 'theirs', secret: 'kept here' })
})
