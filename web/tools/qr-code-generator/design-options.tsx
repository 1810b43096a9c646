import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { EYE_SHAPES, FRAMES, LOGO_SIZES, MARGINS, MODULE_SHAPES } from './settings.ts'
import { SizeField } from './size-field.tsx'
import { Swatches } from './swatches.tsx'
import type { QrTool } from './use-qr-tool.ts'

const MODULE_DRAWINGS = {
  Square: 'M2 2H9V9H16V16H22V22H9V16H2Z',
  Rounded:
    'M5 2H6A3 3 0 0 1 9 5V9H13A3 3 0 0 1 16 12V16H19A3 3 0 0 1 19 22H12A3 3 0 0 1 9 19V16H5A3 3 0 0 1 2 13V5A3 3 0 0 1 5 2Z',
  Dots: 'M5 2A3 3 0 1 1 5 8A3 3 0 1 1 5 2ZM5 9A3 3 0 1 1 5 15A3 3 0 1 1 5 9ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9ZM12 16A3 3 0 1 1 12 22A3 3 0 1 1 12 16ZM19 16A3 3 0 1 1 19 22A3 3 0 1 1 19 16Z',
} as const

const EYE_DRAWINGS = {
  Square: 'M2 2H22V22H2ZM5 5V19H19V5ZM8 8H16V16H8Z',
  Rounded:
    'M7 2H17A5 5 0 0 1 22 7V17A5 5 0 0 1 17 22H7A5 5 0 0 1 2 17V7A5 5 0 0 1 7 2ZM7 5A2 2 0 0 0 5 7V17A2 2 0 0 0 7 19H17A2 2 0 0 0 19 17V7A2 2 0 0 0 17 5ZM10 8H14A2 2 0 0 1 16 10V14A2 2 0 0 1 14 16H10A2 2 0 0 1 8 14V10A2 2 0 0 1 10 8Z',
  Circle:
    'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z',
} as const

const FRAME_DRAWINGS = {
  None: 'M5 5H19V19H5ZM7 7V17H17V7Z',
  Caption: 'M6 1H18V13H6ZM8 3V11H16V3ZM5 17H19V19H5Z',
  Banner: 'M6 1H18V13H6ZM8 3V11H16V3ZM3 15H21V22H3ZM6 18V19H18V18Z',
} as const

type DesignOptionsProps = {
  readonly tool: QrTool
  /** The size is not set elsewhere on the page. */
  readonly isSizeShown?: boolean
}

/** Shapes, margin, caption, size and logo. */
export default function DesignOptions({ tool, isSizeShown = false }: DesignOptionsProps) {
  const { settings, change } = tool
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:gap-x-6">
      <Swatches
        label="Modules"
        drawings={MODULE_DRAWINGS}
        value={settings.modules}
        options={MODULE_SHAPES}
        onChange={(modules) => change({ modules })}
      />
      <Swatches
        label="Corners"
        drawings={EYE_DRAWINGS}
        value={settings.eyes}
        options={EYE_SHAPES}
        onChange={(eyes) => change({ eyes })}
      />
      <Swatches
        label="Frame"
        drawings={FRAME_DRAWINGS}
        value={settings.frame}
        options={FRAMES}
        onChange={(frame) => change({ frame })}
      />
      <TextField
        label="Caption"
        value={settings.caption}
        onChange={(caption) => change({ caption })}
        maxLength={60}
      />
      {isSizeShown && <SizeField tool={tool} />}
      <SliderField
        label="Margin"
        min={MARGINS.min}
        max={MARGINS.max}
        value={settings.margin}
        text={`${settings.margin} modules`}
        onChange={(margin) => change({ margin })}
      />
      <LogoField tool={tool} />
      <div className="*:min-h-control">
        <CheckField
          label="Transparent background"
          isChecked={settings.isTransparent}
          onChange={(isTransparent) => change({ isTransparent })}
        />
      </div>
    </div>
  )
}

function LogoField({ tool }: { readonly tool: QrTool }) {
  const { settings, change, logo, takeLogo, putLogo } = tool
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={logo ? 'Change logo' : 'Add logo'} accept="image/*" onFiles={takeLogo} />
        {logo && (
          <Button size="small" onClick={() => putLogo(undefined)}>
            Remove logo
          </Button>
        )}
      </div>
      {logo && (
        <div className="w-full">
          <SliderField
            label="Logo size"
            min={LOGO_SIZES.min}
            max={LOGO_SIZES.max}
            value={settings.logoSize}
            text={`${settings.logoSize}%`}
            onChange={(logoSize) => change({ logoSize })}
          />
        </div>
      )}
      <p className="text-ink-soft text-sm">
        {logo && `${logo.name}: files are not kept after a reload. `}
        {settings.kind === 'SEPA payment'
          ? 'Banks want payment codes at level M, so a logo must be small.'
          : 'A logo raises the level to H, so that the code scans in spite of it.'}
      </p>
    </div>
  )
}
