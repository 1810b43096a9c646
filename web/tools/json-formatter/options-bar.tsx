import { CheckField, SelectField } from '#web/ui/field.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { EXAMPLES } from './examples.ts'
import { INDENTS } from './format-options.ts'
import type { JsonState } from './json-state.ts'

type OptionsBarProps = {
  readonly state: JsonState
  readonly onChange: (change: Partial<JsonState>) => void
  readonly canShare: boolean
}

const NO_EXAMPLE = 'Choose…'

export function OptionsBar({ state, onChange, canShare }: OptionsBarProps) {
  const show = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (example) onChange({ input: example.text, path: example.path, jsonLines: false })
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-5 gap-y-3">
      <SelectField
        label="Indent"
        value={state.indent}
        options={INDENTS}
        onChange={(indent) => onChange({ indent })}
      />
      <CheckField
        label="Sort keys"
        isChecked={state.sortKeys}
        onChange={(sortKeys) => onChange({ sortKeys })}
      />
      <CheckField
        label="Input is JSON Lines"
        isChecked={state.jsonLines}
        onChange={(jsonLines) => onChange({ jsonLines })}
      />
      <SelectField
        label="Example"
        value={NO_EXAMPLE}
        options={[NO_EXAMPLE, ...EXAMPLES.map(({ title }) => title)]}
        onChange={show}
      />
      {canShare && (
        <div className="ml-auto">
          <ShareButton state={() => state} />
        </div>
      )}
    </div>
  )
}
