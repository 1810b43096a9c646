import type { RoomTable } from '#contract/room.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { leadText } from './lead-text.ts'
import type { RoomLine } from './use-room.ts'

/** Shows a replaced facilitator who leads now, and the facilitator who asks to lead again. */
export default function LeadNotice({ room, line }: { readonly room: RoomTable; readonly line: RoomLine }) {
  const text = leadText(room)
  const { canLead, leadRequestId } = room
  const isRequested = leadRequestId !== ''
  return (
    <div role="status" aria-label="Facilitator" className="empty:hidden">
      {text !== '' && (
        <Note>
          <div className="flex flex-wrap items-center gap-2">
            <span dir="auto" className="mr-auto [overflow-wrap:anywhere]">
              {text}
            </span>
            {isRequested && canLead && (
              <>
                <Button
                  size="small"
                  onClick={() => line.command({ kind: 'hand-over', personId: leadRequestId })}
                >
                  Hand over
                </Button>
                <Button size="small" onClick={() => line.command({ kind: 'decline-lead' })}>
                  Not now
                </Button>
              </>
            )}
            {!isRequested && (
              <Button size="small" onClick={() => line.command({ kind: 'ask-to-lead' })}>
                Ask to lead again
              </Button>
            )}
          </div>
        </Note>
      )}
    </div>
  )
}
