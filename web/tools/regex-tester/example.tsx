import type { ToolExample } from '#web/catalog/tool.ts'

const PATTERN = '\\d{4}-\\d{2}-\\d{2}'
const TEXT = 'Sent 2026-03-01, paid 2026-03-14, due 2026-04-01.'

/** Dates that a pattern finds. */
export const example: ToolExample = {
  caption: 'Every date in a sentence',
  state: { pattern: PATTERN, flags: 'g', text: TEXT },
  Drawing: () => (
    <span className="grid gap-3">
      <code translate="no" className="font-mono text-ink-soft text-sm">
        /{PATTERN}/g
      </code>
      <span className="font-mono text-sm leading-relaxed">
        {TEXT.split(new RegExp(`(${PATTERN})`)).map((part, index) =>
          // Captured parts have odd places.
          index % 2 === 1 ? <mark key={part}>{part}</mark> : part,
        )}
      </span>
    </span>
  ),
}
