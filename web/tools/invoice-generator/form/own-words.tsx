import { TextField } from '#web/ui/field.tsx'
import type { Look } from '../invoice/invoice.ts'
import { getLabels, LABEL_KEYS } from '../print/labels.ts'

type OwnWordsProps = {
  readonly look: Look
  readonly onChange: (labels: Look['labels']) => void
}

/** The words of the paper, each to be replaced by the sender's own. */
export function OwnWords({ look, onChange }: OwnWordsProps) {
  const names = getLabels('en')
  const words = getLabels(look.language)
  return (
    <details className="sm:col-span-2 lg:col-span-4">
      <summary className="rounded-control font-medium text-sm">Words on paper</summary>
      <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {LABEL_KEYS.map((key) => (
          <TextField
            key={key}
            label={`Word for “${names[key]}”`}
            value={look.labels[key] ?? ''}
            placeholder={words[key]}
            onChange={(word) => {
              const { [key]: _, ...others } = look.labels
              onChange(word === '' ? others : { ...others, [key]: word })
            }}
          />
        ))}
      </div>
    </details>
  )
}
