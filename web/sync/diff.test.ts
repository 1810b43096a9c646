import { describe, expect, test } from 'vitest'
import type { SyncChange } from '#contract/sync.ts'
import { hashOf } from '../platform/store/synced.ts'
import { applyReceived, changesOf, EMPTY_SHADOW, newsIn, noteChanges, noteSent, type Shadow } from './diff.ts'

const texts = (items: Record<string, string>) => new Map(Object.entries(items))

/** A browser and an account that have these items in step. */
function inStep(items: Record<string, string>): Shadow {
  return {
    known: new Map(Object.entries(items).map(([id, text]) => [id, hashOf(text)])),
    changed: new Map(),
  }
}

function change(id: string, value: string | null, changedAt: number): SyncChange {
  return { collection: 'c', id, value, changedAt }
}

describe('local changes', () => {
  test('returns new, changed and deleted items, each with its time', () => {
    const local = texts({ same: '1', other: '3', new: '4' })
    const shadow = noteChanges(inStep({ same: '1', other: '2', gone: '0' }), local, 50)
    expect(changesOf('c', shadow, local)).toEqual([
      change('other', '3', 50),
      change('new', '4', 50),
      change('gone', null, 50),
    ])
  })

  test('preserves the time of the first detection, until the item changes again or back', () => {
    const once = noteChanges(inStep({ a: '1', b: '1', c: '1' }), texts({ a: '2', b: '2', c: '2' }), 50)
    const local = texts({ a: '2', b: '3', c: '1' })
    expect(changesOf('c', noteChanges(once, local, 90), local)).toEqual([
      change('a', '2', 50),
      change('b', '3', 90),
    ])
  })

  test('drops sent changes, except those that changed again in between', () => {
    const first = texts({ a: '1', b: '1' })
    const noted = noteChanges(inStep({ gone: '1' }), first, 50)
    const sent = changesOf('c', noted, first)
    const later = texts({ a: '1', b: '2' })
    const shadow = noteSent(noteChanges(noted, later, 60), sent)
    expect(changesOf('c', shadow, later)).toEqual([change('b', '2', 60)])
    expect(noteChanges(shadow, later, 70)).toEqual(shadow)
  })

  test("retains items that exceed a request's limits", () => {
    const local = texts({ 'a b': '1', ['i'.repeat(101)]: '1', big: `"${'ä'.repeat(32_768)}"`, fits: '1' })
    const shadow = noteChanges(EMPTY_SHADOW, local, 5)
    expect(changesOf('c', shadow, local)).toEqual([change('fits', '1', 5)])
  })

  test('is split into as many parts as needed', () => {
    const local = texts({ a: '1', b: '1', c: '1' })
    const shadow = noteChanges(EMPTY_SHADOW, local, 5)
    const first = changesOf('c', shadow, local, 2)
    expect(first.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(changesOf('c', noteSent(shadow, first), local, 2)).toEqual([change('c', '1', 5)])
  })
})

describe('received changes', () => {
  test('writes received items that were not changed here', () => {
    const local = texts({ a: '1', b: '1' })
    const applied = applyReceived(inStep({ a: '1', b: '1' }), local, [
      change('a', '2', 9),
      change('b', null, 9),
      change('c', '3', 9),
    ])
    expect([...applied.changed]).toEqual([
      ['a', '2'],
      ['c', '3'],
    ])
    expect(applied.deleted).toEqual(['b'])
    expect(applied.shadow).toEqual(inStep({ a: '2', c: '3' }))
  })

  test.each([
    ['an earlier one leaves what is here, to be sent', 40, [], [change('a', '2', 50)]],
    ['a later one wins', 60, [['a', '9']], []],
  ])('of two changes of one item: %s', (_, at, written, waiting) => {
    const local = texts({ a: '2' })
    const noted = noteChanges(inStep({ a: '1' }), local, 50)
    const { changed, shadow } = applyReceived(noted, local, [change('a', '9', at)])
    expect([...changed]).toEqual(written)
    expect(changesOf('c', shadow, local)).toEqual(waiting)
  })

  test('a later change outlives a deletion elsewhere', () => {
    const local = texts({ a: '2' })
    const applied = applyReceived(noteChanges(inStep({ a: '1' }), local, 50), local, [change('a', null, 40)])
    expect([applied.deleted, changesOf('c', applied.shadow, local)]).toEqual([[], [change('a', '2', 50)]])
  })

  test('at the first exchange the account has the last word of an item, and the rest is added', () => {
    const local = texts({ both: '"here"', here: '1', gone: '1' })
    const noted = noteChanges(EMPTY_SHADOW, local, 0)
    const received = [change('both', '"account"', 0), change('gone', null, 7), change('there', '2', 3)]
    const { changed, deleted, shadow } = applyReceived(noted, local, newsIn(noted, received))
    expect([...changed]).toEqual([
      ['both', '"account"'],
      ['there', '2'],
    ])
    expect(deleted).toEqual(['gone'])
    expect(changesOf('c', shadow, local)).toEqual([change('here', '1', 0)])
  })

  test('ignores received changes equal to sent ones', () => {
    const shadow = inStep({ a: '1' })
    expect(newsIn(shadow, [change('a', '1', 5), change('b', null, 5), change('a', '2', 6)])).toEqual([
      change('a', '2', 6),
    ])
  })
})
