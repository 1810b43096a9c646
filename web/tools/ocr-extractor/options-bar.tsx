import { lazy, Suspense } from 'react'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import { languageTag } from '#lib/ocr/language-name.ts'
import { LAYOUT_MODES } from '#lib/ocr/ocr-options.ts'
import { SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { LAYOUT_TITLES, languageTitle, type Settings } from './settings.ts'
import type { Languages } from './use-languages.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))

type OptionsBarProps = {
  readonly settings: Settings
  readonly set: (change: Partial<Settings>) => void
  readonly languages: Languages
  readonly onExample: () => void
  readonly onClear: () => void
  readonly isEmpty: boolean
}

export const EXAMPLES = [{ title: 'Photo of a note' }]
const LAYOUTS = LAYOUT_MODES.map((value) => ({ value, label: LAYOUT_TITLES[value] }))

/** Renders language and layout of the pages, and rarely used options. */
export function OptionsBar({ settings, set, languages, ...end }: OptionsBarProps) {
  const more = (
    <Suspense>
      <MoreOptions settings={settings} set={set} languages={languages} />
    </Suspense>
  )
  const [first] = languages.chosen
  return (
    <ToolBar more={more} isOpen={isRare(settings)} examples={EXAMPLES} {...end}>
      <div className="min-w-0 max-w-full [&_select]:w-56 [&_select]:max-w-full">
        <SelectField
          label="Language"
          value={first?.code ?? 'eng'}
          options={languages.all?.map(getOption) ?? [{ value: 'eng', label: 'English' }]}
          onChange={(language) =>
            set({ language, others: settings.others.filter((one) => one !== language) })
          }
        />
      </div>
      <SelectField
        label="Layout"
        value={settings.layout}
        options={LAYOUTS}
        onChange={(layout) => set({ layout })}
      />
    </ToolBar>
  )
}

function getOption(language: OcrLanguage) {
  const lang = language.nativeName === '' ? {} : { lang: languageTag(language.code) }
  return { value: language.code, label: languageTitle(language), ...lang }
}

/** Something folded away is set. */
function isRare({ others, isForced, ...settings }: Settings): boolean {
  const { turns, straightens, inverts, evens, cleans, enlarges } = settings
  const isPrepared = turns && straightens && inverts && evens && cleans && enlarges
  return others.length > 0 || isForced || !isPrepared
}
