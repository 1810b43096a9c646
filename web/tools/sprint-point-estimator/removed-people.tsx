import type { RoomTable } from '#contract/room.ts'
import { Button } from '#web/ui/button.tsx'
import type { RoomLine } from './use-room.ts'

type RemovedPeopleProps = { readonly removed: RoomTable['removedPeople']; readonly line: RoomLine }

/** People who cannot join again until they are let back in. */
export default function RemovedPeople({ removed, line }: RemovedPeopleProps) {
  return (
    <ul aria-label="Removed people" className="mt-3 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
      {removed.map(({ id, name }) => (
        <li key={id}>
          <Button size="small" onClick={() => line.command({ kind: 'readmit-person', personId: id })}>
            Let{' '}
            <span dir="auto" translate="no" className="[overflow-wrap:anywhere]">
              {name}
            </span>{' '}
            back in
          </Button>
        </li>
      ))}
    </ul>
  )
}
