import { FILTERS } from '#lib/image/image-options.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FILTER_TITLES } from './settings/settings.ts'
import type { ShownSettings } from './use-settings.ts'

/** Rarely used options. */
export default function MoreOptions({ settings: { shown, set } }: { readonly settings: ShownSettings }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <NumberField
        label="Target size (KB)"
        value={shown.targetKilobytes}
        onChange={(targetKilobytes) => set({ targetKilobytes })}
        step={10}
        largeStep={100}
        min={1}
        hint="The best quality that fits. Empty: by the slider."
      />
      <SelectField
        label="Resampling"
        value={shown.filter}
        options={FILTERS.map((value) => ({ value, label: FILTER_TITLES[value] }))}
        onChange={(filter) => set({ filter })}
      />
      <ColorField label="Background color" value={shown.ground} onChange={(ground) => set({ ground })} />
      <div>
        <CheckField
          label="Never enlarge"
          isChecked={shown.neverEnlarge}
          onChange={(neverEnlarge) => set({ neverEnlarge })}
        />
        <CheckField
          label="Fill transparent areas"
          isChecked={shown.fillsClear}
          onChange={(fillsClear) => set({ fillsClear })}
        />
      </div>
      <div>
        <CheckField
          label="Keep metadata (camera, date, author)"
          isChecked={shown.keepsMetadata}
          onChange={(keepsMetadata) => set({ keepsMetadata })}
        />
        {shown.keepsMetadata && (
          <CheckField
            label="Keep GPS location"
            isChecked={shown.keepsLocation}
            onChange={(keepsLocation) => set({ keepsLocation })}
          />
        )}
      </div>
      <CheckField
        label="Smaller file, slower (JPEG and PNG)"
        isChecked={shown.isSmaller}
        onChange={(isSmaller) => set({ isSmaller })}
      />
    </div>
  )
}

type ColorFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}

function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input
        type="color"
        className="size-9 shrink-0 rounded-control border border-line-strong bg-surface p-0.5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {label}
    </label>
  )
}
