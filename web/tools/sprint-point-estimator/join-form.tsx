import { useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { knownName } from './use-known-name.ts'
import type { RoomLine } from './use-room.ts'

type JoinFormProps = {
  readonly line: RoomLine
  /** Number of people already in the room; 0 if the visitor opened it. */
  readonly people: number
}

/** Renders the form to join: a name. */
export default function JoinForm({ line, people }: JoinFormProps) {
  const [known, keepName] = usePersisted(knownName)
  const [typed, setTyped] = useState<string>()
  const [isSpectator, setSpectator] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = typed ?? known
  const join = async () => {
    setBusy(true)
    if (await line.join(name, isSpectator)) keepName(name.trim())
    setBusy(false)
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      {people > 0 && (
        <p className="text-ink-soft text-sm">{pluralize(people, 'person', 'people')} in this session.</p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 max-w-80 flex-1">
          <TextField label="Your name" value={name} onChange={setTyped} autoComplete="nickname" />
        </div>
        <Button kind="go" type="submit" isSoftDisabled={isBusy}>
          Join
        </Button>
      </div>
      {people > 0 && (
        <CheckField label="Only watch, without a vote" isChecked={isSpectator} onChange={setSpectator} />
      )}
    </form>
  )
}
