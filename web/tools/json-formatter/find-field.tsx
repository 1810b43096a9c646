import { useRef } from 'react'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'

type FindFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter leads to the next match, with Shift to the previous one. */
  readonly onStep: (direction: 1 | -1) => void
}

/** Finds words in the tree, or what a JSONPath selects. */
export function FindField({ value, onChange, onStep }: FindFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div className="border-line border-b px-3.5 py-1.5">
      <input
        ref={ref}
        aria-label="JSONPath"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Find a word, or a path: $.items[?@.price < 10].name"
        className="field font-mono text-code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onStep(event.shiftKey ? -1 : 1)}
      />
    </div>
  )
}
