import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { authorPath, type OwnLink, quizPath } from './own-links.ts'
import { useOwnLinks } from './use-own-links.ts'

/** Renders the quizzes of this browser hosted by the server. */
export function OwnLinksList() {
  const { links, remember, forget } = useOwnLinks()
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  const drop = (link: OwnLink) => {
    forget(link.id)
    showToast({
      title: 'Removed from this list. The quiz goes on.',
      description: link.title,
      action: { label: 'Undo', onAct: () => remember(link) },
    })
  }
  if (links.length === 0) return null
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">Server links</h3>
      <ul aria-label="Server links" className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
            <a
              href={quizPath(link.id)}
              dir="auto"
              className="min-w-0 flex-1 basis-32 underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {link.title}
            </a>
            <span className="text-ink-soft text-sm">{time.format(link.createdAt)}</span>
            <span className="flex gap-1">
              <a
                href={authorPath(link)}
                aria-label={`Manage ${link.title}`}
                className="button px-2.5 text-sm"
              >
                Manage
              </a>
              <Button
                size="small"
                kind="quiet"
                aria-label={`Remove ${link.title} from this list`}
                onClick={() => drop(link)}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
