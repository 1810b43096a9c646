import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { Found } from './read-job.ts'

type FoundCodesProps = {
  readonly found: readonly Found[]
  readonly onEdit: (text: string) => void
}

/** Contents of codes, as text; only web URLs can be opened. */
export function FoundCodes({ found, onEdit }: FoundCodesProps) {
  return (
    <ul aria-label="Found codes" className="flex flex-col gap-3">
      {found.map(({ text, format }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same code may stand in a picture twice
        <li key={index} className="rounded-control border border-line p-3">
          <p className="mb-1 text-ink-soft text-sm">{format}</p>
          <output
            aria-label={`Text of code ${index + 1}`}
            aria-live="off"
            dir="auto"
            className="block whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]"
          >
            {text}
          </output>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <CopyButton text={text} />
            <Button size="small" onClick={() => onEdit(text)}>
              Edit as new code
            </Button>
            {/^https?:\/\//i.test(text) && (
              <a
                href={text}
                target="_blank"
                rel="noreferrer"
                className="text-accent text-sm underline underline-offset-4"
              >
                Open link
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
