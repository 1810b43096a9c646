import { lazy, Suspense, useId, useState } from 'react'
import { useIsWide } from '#web/platform/use-is-wide.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { EXAMPLES } from './examples.ts'
import { LEVEL_MENU, MODES } from './settings.ts'
import type { QrTool } from './use-qr-tool.ts'

const DesignOptions = lazy(() => import('./design-options.tsx'))
const OptionsSheet = lazy(() => import('#web/ui/options-sheet.tsx'))

/** Mode, error correction and colors; on a narrow screen and for a batch, "Options" opens the complete design. */
export function QrBar({ tool }: { readonly tool: QrTool }) {
  const { settings, change, replace } = tool
  const show = (title: string) => {
    const example = EXAMPLES.find((sample) => sample.title === title)
    if (example) replace({ ...settings, ...example.settings }, 'Example opened')
  }
  const isWide = useIsWide()
  // A wide screen shows the design next to the code.
  const isNextToCode = isWide && settings.mode === 'Create'
  const [inSheet, setInSheet] = useState(false)
  const openSheet = () => {
    const isPhone = matchMedia('(width < 40rem)').matches
    setInSheet(isPhone)
    return isPhone
  }
  const mode = (
    <Segments
      label="Mode"
      value={settings.mode}
      options={MODES}
      onChange={(next) => change({ mode: next })}
    />
  )
  if (settings.mode === 'Scan') return <ToolBar mode={mode} />
  const more = !isNextToCode && (
    <Suspense fallback={<div className="min-h-48" />}>
      <DesignOptions tool={tool} />
    </Suspense>
  )
  const row = (
    <>
      <SelectField
        label="Error correction"
        value={settings.level}
        options={LEVEL_MENU}
        onChange={(level) => change({ level })}
      />
      <div className="flex items-center gap-2">
        <span aria-hidden className="text-ink-soft text-sm">
          Colors
        </span>
        <ColorField
          label="Foreground color"
          value={settings.foreground}
          onChange={(foreground) => change({ foreground })}
        />
        <ColorField
          label="Background color"
          value={settings.background}
          onChange={(background) => change({ background })}
        />
      </div>
    </>
  )
  return (
    <>
      <ToolBar
        mode={mode}
        more={more}
        onOptions={openSheet}
        examples={EXAMPLES}
        onExample={show}
        share={() => settings}
        onClear={tool.clear}
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

type ColorFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as `#rrggbb`, chosen by the browser's own means; its name is for those who point at it or cannot see it. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="color"
        title={label}
        className="h-9 w-12 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
