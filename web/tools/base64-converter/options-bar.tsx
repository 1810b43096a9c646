import { ArrowLeftRight } from 'lucide-react'
import { CHARSETS } from '#lib/charset/charset.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, RadioGroup, SelectField } from '#web/ui/field.tsx'
import { EXAMPLES } from './examples.ts'
import { LINE_WIDTHS, MODES } from './options.ts'
import type { Base64Tool } from './use-base64.ts'

const NO_EXAMPLE = 'Choose…'

/** Which way it goes, and how Base64 is written or read. */
export function OptionsBar({ tool }: { readonly tool: Base64Tool }) {
  const { options, setMode, switchMode, set, setText } = tool
  const show = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (!example) return
    setMode(example.mode)
    setText(example.text)
  }
  return (
    <div className="mb-4 grid gap-3 rounded-card border border-line bg-surface px-4 py-3.5 shadow-lift">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <RadioGroup label="Mode" value={options.mode} options={MODES} onChange={setMode} />
        <Button size="small" onClick={switchMode} icon={<ArrowLeftRight size={15} aria-hidden />}>
          Switch Mode
        </Button>
        <div className="sm:ml-auto">
          <SelectField
            label="Example"
            value={NO_EXAMPLE}
            options={[NO_EXAMPLE, ...EXAMPLES.map(({ title }) => title)]}
            onChange={show}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 items-end gap-x-4 gap-y-3 border-line border-t pt-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label="Character set"
          value={options.charset}
          options={CHARSETS}
          onChange={(charset) => set({ charset })}
        />
        {options.mode === 'Encode' && (
          <SelectField
            label="Line width"
            value={options.lineWidth}
            options={LINE_WIDTHS}
            onChange={(lineWidth) => set({ lineWidth })}
          />
        )}
        <Checks tool={tool} />
      </div>
    </div>
  )
}

function Checks({ tool: { options, set } }: { readonly tool: Base64Tool }) {
  return (
    <div className="flex flex-wrap gap-x-5 min-[22rem]:col-span-2">
      <CheckField
        label="URL-safe"
        isChecked={options.isUrlSafe}
        onChange={(isUrlSafe) => set({ isUrlSafe })}
      />
      {options.mode === 'Encode' ? (
        <>
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
        </>
      ) : (
        <CheckField label="Strict" isChecked={options.isStrict} onChange={(isStrict) => set({ isStrict })} />
      )}
    </div>
  )
}
