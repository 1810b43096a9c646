import { Button } from './button.tsx'

export type EmptyStateProps = {
  /** Sentence about the future content; empty if described elsewhere. */
  readonly coming: string
  readonly examples: readonly { readonly title: string }[]
  readonly onExample: (title: string) => void
}

/** More of them are in the bar. */
const MAX_SHOWN = 3

/** Content of an empty pane: what it will show, and examples to start with. */
export function EmptyState({ coming, examples, onExample }: EmptyStateProps) {
  return (
    <>
      {/* On a phone the output, of which it speaks, is behind the switch. */}
      {coming && <p className="mb-3 in-[.empty-state]:max-lg:hidden">{coming}</p>}
      {examples.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-2">
          <span>Try</span>
          {examples.slice(0, MAX_SHOWN).map(({ title }) => (
            <Button key={title} size="small" onClick={() => onExample(title)}>
              {title}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}
