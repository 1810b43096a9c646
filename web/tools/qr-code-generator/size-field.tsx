import { SliderField } from '#web/ui/slider-field.tsx'
import { SIZES } from './settings.ts'
import type { QrTool } from './use-qr-tool.ts'

/** The side of the picture in pixels. */
export function SizeField({ tool: { settings, change } }: { readonly tool: QrTool }) {
  return (
    <SliderField
      label="Size"
      min={SIZES.min}
      max={SIZES.max}
      value={settings.size}
      text={`${settings.size} px`}
      onChange={(size) => change({ size })}
    />
  )
}
