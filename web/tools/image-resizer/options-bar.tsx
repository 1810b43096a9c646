import { lazy, Suspense, useState } from 'react'
import { FORMAT_FACTS, OUTPUT_FORMATS, RESIZE_MODES } from '#lib/image/image-options.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { MODE_TITLES, type Settings } from './settings/settings.ts'
import type { ShownSettings } from './use-settings.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))
const OptionsSheet = lazy(() => import('#web/ui/options-sheet.tsx'))

type OptionsBarProps = {
  readonly settings: ShownSettings
  readonly onExample: () => void
  readonly onClear: () => void
  readonly isEmpty: boolean
}

export const EXAMPLES = [{ title: 'Landscape' }]
const MODES = RESIZE_MODES.map((mode) => MODE_TITLES[mode])
const FORMATS = OUTPUT_FORMATS.map((value) => ({ value, label: FORMAT_FACTS[value].title }))

/** Renders how images are fitted to their new size, the output format, and rarely used options. */
export function OptionsBar({ settings, ...end }: OptionsBarProps) {
  const { shown, set } = settings
  const [inSheet, setInSheet] = useState(false)
  const openSheet = () => {
    const isPhone = !hasRoom()
    setInSheet(isPhone)
    return isPhone
  }
  const mode = (
    <div className="min-w-0 overflow-x-auto [scrollbar-width:none] max-sm:w-full max-sm:[&_fieldset]:w-full max-sm:[&_label]:grow max-sm:[&_label]:text-xs">
      <Segments
        label="Mode"
        value={MODE_TITLES[shown.mode]}
        options={MODES}
        onChange={(title) => set({ mode: RESIZE_MODES[MODES.indexOf(title)] ?? 'exact' })}
      />
    </div>
  )
  const more = (
    <Suspense>
      <MoreOptions settings={settings} />
    </Suspense>
  )
  const row = (
    <>
      <SelectField
        label="Format"
        value={shown.format}
        options={FORMATS}
        onChange={(format) => set({ format })}
      />
      <div className="w-60">
        <SliderField
          label="Quality"
          value={shown.quality}
          min={10}
          max={100}
          text={FORMAT_FACTS[shown.format].hasQuality ? String(shown.quality) : 'Lossless'}
          onChange={(quality) => set({ quality })}
        />
      </div>
    </>
  )
  return (
    <>
      <ToolBar
        mode={mode}
        more={more}
        isOpen={isRare(shown)}
        onOptions={openSheet}
        examples={EXAMPLES}
        {...end}
      >
        {!inSheet && row}
      </ToolBar>
      <Suspense>
        {inSheet && (
          <OptionsSheet onClose={() => setInSheet(false)} row={row}>
            {more}
          </OptionsSheet>
        )}
      </Suspense>
    </>
  )
}

/** The screen is wider than a phone. */
const hasRoom = () => matchMedia('(width >= 40rem)').matches

/** Something folded away is set, and the screen has room to show it. */
function isRare(settings: Settings): boolean {
  const { filter, targetKilobytes, isSmaller, neverEnlarge, fillsClear, keepsMetadata } = settings
  const isSet =
    filter !== 'lanczos' || targetKilobytes !== '' || isSmaller || neverEnlarge || fillsClear || keepsMetadata
  return isSet && hasRoom()
}
