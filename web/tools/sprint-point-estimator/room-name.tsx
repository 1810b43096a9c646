import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import type { RoomLine } from './use-room.ts'

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
      className="max-w-80"
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
