import { lazy, Suspense } from 'react'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { typeSide } from './settings/type-size.ts'
import type { ImageList } from './use-image-list.ts'
import type { ShownSettings } from './use-settings.ts'

const BoxFields = lazy(() => import('./box-fields.tsx'))

type SizeFieldsProps = {
  readonly settings: ShownSettings
  /** The picture that is looked at. */
  readonly source: ImageHeader | undefined
  readonly list: ImageList
}

/** The numbers that the mode asks for. */
export function SizeFields({ settings, source, list }: SizeFieldsProps) {
  const { shown, set } = settings
  const { mode } = shown
  if (mode === 'percent')
    return (
      <NumberField
        label="Percent"
        value={shown.percent}
        onChange={(percent) => set({ percent })}
        min={1}
        largeStep={10}
      />
    )
  if (mode === 'longest')
    return (
      <NumberField
        label="Longest side"
        value={shown.longestSide}
        onChange={(longestSide) => set({ longestSide })}
        min={1}
        largeStep={100}
      />
    )
  const side = (lead: 'width' | 'height') => ({
    value: shown[lead],
    onChange: (typed: string) => set(typeSide(lead, typed, shown, source)),
    min: 1,
    largeStep: 100,
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Width" {...side('width')} />
        <NumberField label="Height" {...side('height')} />
      </div>
      {mode !== 'exact' && (
        <Suspense>
          <BoxFields settings={settings} list={list} />
        </Suspense>
      )}
    </>
  )
}
