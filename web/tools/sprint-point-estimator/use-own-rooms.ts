import { persisted } from '#web/platform/store/persisted.ts'
import { type OwnRoom, readOwnRooms } from './own-rooms.ts'

/** The rooms of this browser, the same in every tab. */
export const ownRooms = persisted<readonly OwnRoom[]>('sundry-rooms', [], readOwnRooms)
