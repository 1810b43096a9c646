import { CheckField, SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { EXAMPLES } from './examples.ts'
import { INDENTS } from './format-options.ts'
import type { useJsonFormatter } from './use-json-formatter.ts'

type OptionsBarProps = {
  readonly formatter: ReturnType<typeof useJsonFormatter>
  readonly onClear: () => void
}

/** Renders the options of the output format and of the input. */
export function OptionsBar({ formatter, onClear }: OptionsBarProps) {
  const { state, set, file, problem } = formatter
  return (
    <ToolBar
      examples={EXAMPLES}
      onExample={formatter.showExample}
      {...(!file && { share: () => state })}
      onClear={onClear}
      isEmpty={state.input === '' && !file && !problem}
    >
      <SelectField
        label="Indent"
        value={state.indent}
        options={INDENTS}
        onChange={(indent) => set({ indent })}
      />
      <CheckField label="Sort keys" isChecked={state.sortKeys} onChange={(sortKeys) => set({ sortKeys })} />
      <CheckField
        label="Input is JSON Lines"
        isChecked={state.jsonLines}
        onChange={(jsonLines) => set({ jsonLines })}
      />
    </ToolBar>
  )
}
