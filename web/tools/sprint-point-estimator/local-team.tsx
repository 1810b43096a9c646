import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import Glasses from '~icons/lucide/glasses'
import X from '~icons/lucide/x'
import { IconButton } from './icon-button.tsx'
import type { Table } from './table.ts'
import { TeamList } from './team-list.tsx'
import { joinTeam, leaveTeam, setSpectator } from './use-local-table.ts'

/** Team on this device: members are added and removed manually. */
export function LocalTeam({ table }: { readonly table: Table }) {
  const [name, setName] = useState('')
  return (
    <TeamList
      table={table}
      actionsOf={(seat) => (
        <span className="flex">
          <IconButton
            label={`Make ${seat.name} an observer`}
            isPressed={seat.isSpectator}
            onPress={() => setSpectator(seat.id, !seat.isSpectator)}
          >
            <Glasses size={16} aria-hidden />
            <span className="text-xs">Observer</span>
          </IconButton>
          <IconButton label={`Remove ${seat.name}`} onPress={() => leaveTeam(seat.id)}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    >
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          joinTeam(name)
          setName('')
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField label="Member name" value={name} onChange={setName} autoComplete="off" />
        </div>
        <Button type="submit">Add Member</Button>
      </form>
    </TeamList>
  )
}
