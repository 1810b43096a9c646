import { RadioGroup, SelectField } from '#web/ui/field.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { EXAMPLES } from './examples.ts'
import { DIRECTIONS } from './options.ts'
import type { Converter } from './use-converter.ts'

const NO_EXAMPLE = 'Choose…'

/** Which way it goes, something to begin with, and a link to it. */
export function TopBar({ converter }: { readonly converter: Converter }) {
  const { state, set, setDirection, clear, file } = converter
  const show = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (!example) return
    clear()
    set({ direction: example.direction, text: example.text })
  }
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
      <RadioGroup label="Direction" value={state.direction} options={DIRECTIONS} onChange={setDirection} />
      <div className="flex w-full items-end gap-3 sm:w-auto">
        <div className="min-w-0 flex-1">
          <SelectField
            label="Example"
            value={NO_EXAMPLE}
            options={[NO_EXAMPLE, ...EXAMPLES.map(({ title }) => title)]}
            onChange={show}
          />
        </div>
        <ShareButton state={() => (file ? { ...state, text: '' } : state)} />
      </div>
    </div>
  )
}
