import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { type OwnLink, type OwnLinks, quizPath } from './own-links.ts'

type KnownLinksProps = {
  readonly links: OwnLinks
  readonly isBusy: boolean
  readonly onUpdate: (link: OwnLink) => void
  readonly onMake: () => void
}

/** The links that a quiz has already: one of them is updated, or another one made. */
export function KnownLinks({ links, isBusy, onUpdate, onMake }: KnownLinksProps) {
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  return (
    <div className="grid gap-3">
      <p>
        This quiz has a server link. Update it, and whoever starts from then on takes the quiz as it is here.
        Attempts that began earlier keep the quiz that they began with.
      </p>
      <ul aria-label="Links of this quiz" className="divide-y divide-line">
        {links.map((link, at) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <a href={quizPath(link.id)} className="underline underline-offset-4 [overflow-wrap:anywhere]">
                {quizPath(link.id)}
              </a>
              <span className="block text-ink-soft text-sm">{time.format(link.createdAt)}</span>
            </span>
            <Button kind={at === 0 ? 'go' : 'plain'} isSoftDisabled={isBusy} onClick={() => onUpdate(link)}>
              Update the link
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button isSoftDisabled={isBusy} onClick={onMake}>
          Create another link
        </Button>
      </div>
    </div>
  )
}
