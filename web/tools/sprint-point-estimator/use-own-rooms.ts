import { kept } from '#web/platform/store/persisted.ts'
import { type OwnRoom, readOwnRooms } from './own-rooms.ts'

/** The rooms of this browser, the same in every tab. */
export const ownRooms = kept<readonly OwnRoom[]>('sundry-rooms', [], readOwnRooms)
