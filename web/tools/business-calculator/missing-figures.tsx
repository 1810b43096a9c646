import type { Figures } from './figures.ts'
import { missingFor } from './ratios.ts'

/** Lists the figures that the other ratios still need. */
export default function MissingFigures({ figures }: { readonly figures: Figures }) {
  const missing = missingFor(figures)
  if (missing.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-control text-ink-soft underline underline-offset-4">
        {missing.length} more {missing.length === 1 ? 'ratio needs' : 'ratios need'} more figures
      </summary>
      <ul className="mt-2 flex flex-col gap-1">
        {missing.map(({ label, names }) => (
          <li key={label}>
            <span className="font-medium">{label}</span> needs {names.join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
