import { useEffect } from 'react'
import type { RoomTable } from '#contract/room.ts'
import { rememberRoom } from './own-rooms.ts'
import { ownRooms } from './use-own-rooms.ts'

/** Remembers a room that the visitor is in, under its newest name, which the tab shows too. */
export function useOwnRoom(id: string, table: Pick<RoomTable, 'isNamed' | 'name'>): void {
  const { isNamed: isIn, name } = table
  useEffect(() => {
    if (isIn) ownRooms.set(rememberRoom(ownRooms.get(), { id, name, at: Date.now() }))
  }, [id, isIn, name])
  useEffect(() => {
    if (name !== '') document.title = `${name} · Live Estimation | Sundry`
  }, [name])
}
