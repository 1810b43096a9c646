import type { RoomTable } from '#contract/room.ts'
import { RoomName } from './room-name.tsx'
import { tableOfRoom } from './room-table.ts'
import { RoomTeam } from './room-team.tsx'
import { TableScreen } from './table-screen.tsx'
import { useOwnRoom } from './use-own-room.ts'
import type { RoomLine, RoomView } from './use-room.ts'
import { roomActs } from './use-room-acts.ts'

type RoomTableScreenProps = {
  readonly id: string
  readonly room: RoomTable
  readonly view: RoomView
  readonly line: RoomLine
}

/** Table of a room: the same as on one device, with a separate screen per participant. */
export default function RoomTableScreen({ id, room, view, line }: RoomTableScreenProps) {
  useOwnRoom(id, room)
  const table = tableOfRoom(room, view.pending, view.clockAheadMs)
  return (
    <>
      {room.isNamed && room.canLead && <RoomName name={room.name} line={line} />}
      <TableScreen table={table} acts={roomActs(line, table)} team={<RoomTeam table={table} line={line} />} />
    </>
  )
}
