import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { RoomTable } from '#contract/room.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import Crown from '~icons/lucide/crown'
import LogOut from '~icons/lucide/log-out'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'
import { RoomBar } from './room-bar.tsx'
import { concernsLead, tableOfRoom } from './room-table.ts'
import { getVoters, type Seat, type Table } from './table.ts'
import { TableScreen } from './table-screen.tsx'
import { TeamList } from './team-list.tsx'
import { useOwnRoom } from './use-own-rooms.ts'
import type { RoomLine, RoomView } from './use-room.ts'
import { roomActs } from './use-room-acts.ts'

const JoinForm = lazy(() => import('./join-form.tsx'))
const LeadNotice = lazy(() => import('./lead-notice.tsx'))
const RemovedPeople = lazy(() => import('./removed-people.tsx'))

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
  const known = useRef(table.seats)
  useEffect(() => {
    // Loaded with the first change: a room has to be small when it opens.
    if (known.current !== table.seats) sayArrivals(known.current, table.seats)
    known.current = table.seats
  })
  return (
    <>
      <Suspense>{concernsLead(room) && <LeadNotice room={room} line={line} />}</Suspense>
      <TableScreen
        table={table}
        acts={roomActs(line, table)}
        invitation={<RoomBar code={room.code} />}
        team={
          <RoomTeam table={table} line={line}>
            {room.isNamed && room.canLead && <RoomName name={room.name} line={line} />}
            <Suspense>
              {!room.isNamed && <JoinForm line={line} people={0} />}
              {room.removedPeople.length > 0 && <RemovedPeople removed={room.removedPeople} line={line} />}
            </Suspense>
          </RoomTeam>
        }
      />
    </>
  )
}

type RoomNameProps = { readonly name: string; readonly line: RoomLine }

/** Name of the room, editable by the facilitator: sent on blur and on Enter. */
export function RoomName({ name, line }: RoomNameProps) {
  const [typed, setTyped] = useState<string>()
  const sendName = () => {
    if (typed !== undefined && typed.trim() !== name) line.command({ kind: 'name', name: typed })
    setTyped(undefined)
  }
  return (
    <form
      onBlur={sendName}
      onSubmit={(event) => {
        event.preventDefault()
        sendName()
      }}
    >
      <TextField
        label="Room name"
        value={typed ?? name}
        maxLength={80}
        onChange={setTyped}
        autoComplete="off"
      />
    </form>
  )
}

type RoomTeamProps = {
  readonly table: Table
  readonly line: RoomLine
  /** First in the card: the visitor's name, the room's, people to let back in. */
  readonly children?: ReactNode
}

/** Participants of the room; the facilitator can transfer the role, request votes, and remove participants. */
export function RoomTeam({ table, line, children }: RoomTeamProps) {
  const { canLead, isRevealed, currentId } = table
  const isWaiting = currentId !== '' && !isRevealed && getVoters(table).some(({ hasVoted }) => !hasVoted)
  const me = table.seats.find(({ isMe }) => isMe)
  return (
    <TeamList table={table} actionsOf={actionsOf}>
      {children}
      <CheckField
        label="Observe only"
        isChecked={me?.isSpectator ?? false}
        onChange={(isSpectator) => line.command({ kind: 'watch', isSpectator })}
      />
      {canLead && (
        <Button size="small" isSoftDisabled={!isWaiting} onClick={() => line.command({ kind: 'nudge' })}>
          Nudge people who haven’t voted
        </Button>
      )}
    </TeamList>
  )

  function actionsOf({ id, name, isMe }: Seat) {
    if (isMe)
      return (
        <IconButton label="Leave the session" onPress={() => line.command({ kind: 'leave' })}>
          <LogOut size={16} aria-hidden />
        </IconButton>
      )
    if (!canLead) return null
    return (
      <span className="flex">
        <IconButton
          label={`Make ${name} the facilitator`}
          onPress={() => line.command({ kind: 'hand-over', personId: id })}
        >
          <Crown size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          onPress={() => line.command({ kind: 'remove-person', personId: id })}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </span>
    )
  }
}

async function sayArrivals(before: readonly Seat[], after: readonly Seat[]): Promise<void> {
  const { announceArrivals } = await import('#web/ui/arrivals.ts')
  const isPresent = (seat: Seat) => seat.isPresent
  announceArrivals(before.filter(isPresent), after.filter(isPresent), 'person', 'people')
}
