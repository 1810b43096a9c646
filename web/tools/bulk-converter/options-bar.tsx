import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { type ListedFile, targetFor } from './listed-file.ts'
import type { Settings } from './settings.ts'
import { TARGETS, targetTitle } from './targets.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))

type OptionsBarProps = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
  readonly files: readonly ListedFile[]
  /** Removes the separate formats of single files. */
  readonly onApplyToAll: () => void
  readonly onExample: () => void
  readonly onClear: () => void
}

export const EXAMPLES = [{ title: 'A drawing and a document' }]
const FORMATS = TARGETS.map((value) => ({ value, label: targetTitle(value) }))

/** Target format, and its options. */
export function OptionsBar({ settings, onChange, files, onApplyToAll, onExample, onClear }: OptionsBarProps) {
  const targets = new Set([settings.target, ...files.map((listed) => targetFor(listed, settings))])
  const sources = files.flatMap(({ source }) => source ?? [])
  const more = (
    <Suspense>
      <MoreOptions settings={settings} onChange={onChange} targets={targets} sources={sources} />
    </Suspense>
  )
  const format = (
    <div className="bar-options">
      <SelectField
        label="Output format"
        value={settings.target}
        options={FORMATS}
        onChange={(target) => onChange({ target })}
      />
    </div>
  )
  return (
    <ToolBar
      mode={format}
      more={more}
      examples={EXAMPLES}
      onExample={onExample}
      onClear={onClear}
      isEmpty={files.length === 0}
    >
      {files.some(({ own }) => own) && (
        <Button size="small" onClick={onApplyToAll}>
          Apply to all
        </Button>
      )}
    </ToolBar>
  )
}
