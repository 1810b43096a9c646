import { withBase } from '#lib/net/base-path.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { ownRooms } from './use-own-rooms.ts'

/** The way back to the rooms that this browser has been in. */
export default function MyRooms() {
  const [rooms, setRooms] = usePersisted(ownRooms)
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  if (rooms.length === 0) return null
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="mb-1 font-semibold text-sm">My rooms</h3>
      <ul aria-label="My rooms" className="divide-y divide-line">
        {rooms.map(({ id, name, at }) => {
          const title = name || `Room of ${day.format(at)}`
          return (
            <li key={id} className="flex items-center gap-2 py-1">
              <a
                href={withBase(`/room/${id}`)}
                dir="auto"
                className="min-w-0 flex-1 py-1.5 underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {title}
              </a>
              <Button
                size="small"
                kind="quiet"
                aria-label={`Forget ${title}`}
                onClick={() => setRooms((now) => now.filter((room) => room.id !== id))}
              >
                Forget
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
