import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import type { Outside } from '../../outside.ts'
import { testOutside } from '../../testing/test-outside.ts'
import { createRoom, join } from './room.ts'
import { type RoomPresence, roomPresence } from './room-presence.ts'
import { type RoomStore, roomStore } from './room-store.ts'

let outside: Outside
let store: RoomStore
let presence: RoomPresence

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  outside = await testOutside({ now: () => Date.now() })
  store = roomStore(outside)
  presence = roomPresence(outside, store)
  const room = createRoom('lea', { name: 'Lea', deck: STANDARD_DECK, stories: [] })
  await store.add('room', 'ABCDEF', join(room, 'ana', { name: 'Ana', isSpectator: false }))
})
afterEach(async () => {
  vi.useRealTimers()
  await outside.database.destroy()
})

const present = async () => [...((await store.read('room'))?.present ?? [])].sort()
const facilitator = async () => (await store.read('room'))?.room.facilitatorId

test('whoever has a stream open is present, a second tab changes nothing, and a reload is not noticed', async () => {
  const leave = presence.enter('room', 'ana')
  const leaveTab = presence.enter('room', 'ana')
  await vi.advanceTimersByTimeAsync(1)
  expect(await present()).toEqual(['ana'])
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await present()).toEqual(['ana'])
  leaveTab()
  await vi.advanceTimersByTimeAsync(2_000)
  const comeBack = presence.enter('room', 'ana')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await present()).toEqual(['ana'])
  comeBack()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await present()).toEqual([])
})

test('a facilitator who comes back in time stays it; one who does not is followed by who came first', async () => {
  presence.enter('room', 'ana')
  const leave = presence.enter('room', 'lea')
  await vi.advanceTimersByTimeAsync(1)
  leave()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await facilitator()).toBe('lea')
  const leaveAgain = presence.enter('room', 'lea')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await facilitator()).toBe('lea')
  leaveAgain()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await facilitator()).toBe('ana')
  expect(vi.getTimerCount()).toBe(1)
})
