import { Button } from './button.tsx'

export type BeginningsProps = {
  /** What will come, in a sentence; empty where that is said elsewhere. */
  readonly coming: string
  readonly examples: readonly { readonly title: string }[]
  readonly onExample: (title: string) => void
}

/** More of them are in the bar. */
const MAX_SHOWN = 3

/** What an empty pane says in its middle: what will come, and examples to begin with. */
export function Beginnings({ coming, examples, onExample }: BeginningsProps) {
  return (
    <>
      {/* On a phone the output, of which it speaks, is behind the switch. */}
      {coming && <p className="mb-3 in-[.beginnings]:max-lg:hidden">{coming}</p>}
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
