import { CHARSETS } from '#lib/text/charset.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import ArrowLeftRight from '~icons/lucide/arrow-left-right'
import { EXAMPLES } from './examples.ts'
import { type Base64Options, LINE_WIDTHS, MODES } from './options.ts'
import type { Base64Tool } from './use-base64.ts'

type OptionsBarProps = { readonly tool: Base64Tool; readonly onClear: () => void }

/** Direction of the conversion, and options of Base64. */
export function OptionsBar({ tool, onClear }: OptionsBarProps) {
  const { options, setMode, switchMode, set } = tool
  const mode = (
    <div className="flex items-center gap-1.5">
      <Segments label="Mode" value={options.mode} options={MODES} onChange={setMode} />
      <Button size="small" onClick={switchMode} icon={<ArrowLeftRight size={15} aria-hidden />}>
        <span className="max-sm:sr-only">Switch Mode</span>
      </Button>
    </div>
  )
  return (
    <ToolBar
      mode={mode}
      more={<MoreOptions tool={tool} />}
      isOpen={isRare(options)}
      examples={EXAMPLES}
      onExample={tool.showExample}
      onClear={onClear}
      isEmpty={tool.isEmpty}
    >
      <SelectField
        label="Character set"
        value={options.charset}
        options={CHARSETS}
        onChange={(charset) => set({ charset })}
      />
      <CheckField
        label="URL-safe"
        isChecked={options.isUrlSafe}
        onChange={(isUrlSafe) => set({ isUrlSafe })}
      />
    </ToolBar>
  )
}

/** Something folded away is set. */
function isRare({ isDataUri, omitsPadding, isStrict, lineWidth }: Base64Options): boolean {
  return isDataUri || omitsPadding || isStrict || lineWidth !== '0'
}

function MoreOptions({ tool: { options, set } }: { readonly tool: Base64Tool }) {
  if (options.mode === 'Decode')
    return (
      <CheckField label="Strict" isChecked={options.isStrict} onChange={(isStrict) => set({ isStrict })} />
    )
  return (
    <div className="bar-options flex flex-wrap items-center gap-x-4 gap-y-2">
      <SelectField
        label="Line width"
        value={options.lineWidth}
        options={LINE_WIDTHS}
        onChange={(lineWidth) => set({ lineWidth })}
      />
      <CheckField
        label="Leave out padding"
        isChecked={options.omitsPadding}
        onChange={(omitsPadding) => set({ omitsPadding })}
      />
      <CheckField
        label="As data URI"
        isChecked={options.isDataUri}
        onChange={(isDataUri) => set({ isDataUri })}
      />
    </div>
  )
}
