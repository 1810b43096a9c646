import { SelectField } from '#web/ui/field.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { PRESETS } from './settings/presets.ts'
import type { ImageList } from './use-image-list.ts'
import type { ShownSettings } from './use-settings.ts'

type BoxFieldsProps = { readonly settings: ShownSettings; readonly list: ImageList }

const NONE = { value: '', label: 'Own size' }
const MENU = [
  NONE,
  ...PRESETS.map(({ title, width, height }) => ({
    value: `${width}x${height}`,
    label: `${title} ${width}×${height}`,
  })),
]

/** Fields for common sizes, and for the center of a crop. */
export default function BoxFields({ settings: { shown, set }, list }: BoxFieldsProps) {
  const size = `${shown.width}x${shown.height}`
  return (
    <>
      <SelectField
        label="Preset"
        value={MENU.some(({ value }) => value === size) ? size : ''}
        options={MENU}
        onChange={(chosen) => {
          const [width, height] = chosen.split('x')
          if (width && height) set({ width, height })
        }}
      />
      {shown.mode === 'crop' && <FocusFields list={list} />}
    </>
  )
}

/** Fields for the center of a crop; it can also be picked in the image. */
function FocusFields({ list }: { readonly list: ImageList }) {
  const { selected, change } = list
  if (!selected) return null
  const { focus, id } = selected
  const slider = (label: string, axis: 'x' | 'y') => (
    <SliderField
      label={label}
      value={Math.round(100 * focus[axis])}
      min={0}
      max={100}
      text={`${Math.round(100 * focus[axis])}%`}
      onChange={(percent) => change(id, { focus: { ...focus, [axis]: percent / 100 } })}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {slider('Focus across', 'x')}
      {slider('Focus down', 'y')}
    </div>
  )
}
