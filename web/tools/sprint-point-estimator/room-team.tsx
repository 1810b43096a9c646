import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import Bell from '~icons/lucide/bell'
import Crown from '~icons/lucide/crown'
import LogOut from '~icons/lucide/log-out'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'
import { getVoters, type Seat, type Table } from './table.ts'
import { TeamList } from './team-list.tsx'
import type { RoomLine } from './use-room.ts'

/** Participants of the room; the facilitator can transfer the role, ask for votes, and remove participants. */
export function RoomTeam({ table, line }: { readonly table: Table; readonly line: RoomLine }) {
  const { canLead, isRevealed, currentId } = table
  const isWaiting = currentId !== '' && !isRevealed && getVoters(table).some(({ hasVoted }) => !hasVoted)
  const me = table.seats.find(({ isMe }) => isMe)
  return (
    <TeamList table={table} actionsOf={actionsOf}>
      <CheckField
        label="I only watch"
        isChecked={me?.isSpectator ?? false}
        onChange={(isSpectator) => line.command({ kind: 'watch', isSpectator })}
      />
      {canLead && (
        <Button
          size="small"
          isSoftDisabled={!isWaiting}
          icon={<Bell size={15} aria-hidden />}
          onClick={() => line.command({ kind: 'nudge' })}
        >
          Nudge who has not voted
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
