import type { OcrLanguage } from '#contract/ocr-languages.ts'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { languageTag } from '#lib/ocr/language-name.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Settings } from './settings.ts'
import type { Languages } from './use-languages.ts'

type MoreOptionsProps = {
  readonly settings: Settings
  readonly set: (change: Partial<Settings>) => void
  readonly languages: Languages
}

const STEPS = [
  ['turns', 'Turn pages upright'],
  ['straightens', 'Straighten crooked pages'],
  ['inverts', 'Invert dark pages'],
  ['evens', 'Even out light and shade'],
  ['cleans', 'Remove grain and specks'],
  ['enlarges', 'Enlarge small text'],
] as const

type LanguageLabelProps = { readonly language: OcrLanguage }

/** Preprocessing of pages, further languages, and reading PDFs again. */
export default function MoreOptions({ settings, set, languages }: MoreOptionsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">Before reading</legend>
        {STEPS.map(([key, label]) => (
          <Switch key={key} label={label} isOn={settings[key]} onChange={(isOn) => set({ [key]: isOn })} />
        ))}
      </fieldset>
      <MoreLanguages settings={settings} set={set} languages={languages} />
      <Switch
        label="Force OCR"
        isOn={settings.isForced}
        onChange={(isForced) => set({ isForced })}
        hint="Reads the picture of every page, even if the PDF already holds its text."
      />
    </div>
  )
}

function MoreLanguages({ settings, set, languages: { all = [], chosen } }: MoreOptionsProps) {
  const [first] = chosen
  const toggle = (code: string, isChecked: boolean) =>
    set({
      others: isChecked ? [...settings.others, code] : settings.others.filter((other) => other !== code),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">Also read</legend>
      <div className="max-h-52 overflow-y-auto rounded-control border border-line px-2.5 py-1">
        {all
          .filter(({ code }) => code !== first?.code)
          .map((language) => (
            <CheckField
              key={language.code}
              label={<LanguageLabel language={language} />}
              isChecked={settings.others.includes(language.code)}
              onChange={(isChecked) => toggle(language.code, isChecked)}
            />
          ))}
      </div>
      <p className="mt-1 text-ink-soft text-sm">{servedText(all.length)}</p>
    </fieldset>
  )
}

function LanguageLabel({ language: { code, name, nativeName, wireBytes } }: LanguageLabelProps) {
  return (
    <span>
      {nativeName !== '' && (
        <>
          <span lang={languageTag(code)}>{nativeName}</span> –{' '}
        </>
      )}
      {name} ({formatBytes(wireBytes)})
    </span>
  )
}

function servedText(count: number): string {
  return count === 1 ? '1 language is available here.' : `${count} languages are available here.`
}
