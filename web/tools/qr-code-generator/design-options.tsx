import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { EYE_SHAPES, FRAMES, LOGO_SIZES, MARGINS, MODULE_SHAPES } from './settings.ts'
import type { QrTool } from './use-qr-tool.ts'

/** Shapes, margin, caption and logo. */
export default function DesignOptions({ tool }: { readonly tool: QrTool }) {
  const { settings, change } = tool
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Modules"
        value={settings.modules}
        options={MODULE_SHAPES}
        onChange={(modules) => change({ modules })}
      />
      <SelectField
        label="Corners"
        value={settings.eyes}
        options={EYE_SHAPES}
        onChange={(eyes) => change({ eyes })}
      />
      <SelectField
        label="Frame"
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
      <SliderField
        label="Margin"
        min={MARGINS.min}
        max={MARGINS.max}
        value={settings.margin}
        text={`${settings.margin} modules`}
        onChange={(margin) => change({ margin })}
      />
      <CheckField
        label="Transparent background"
        isChecked={settings.isTransparent}
        onChange={(isTransparent) => change({ isTransparent })}
      />
      <LogoField tool={tool} />
    </div>
  )
}

function LogoField({ tool }: { readonly tool: QrTool }) {
  const { settings, change, logo, takeLogo, putLogo } = tool
  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-2">
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
