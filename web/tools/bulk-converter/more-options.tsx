import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { type BitRate, DPI, type Paper, type Settings } from './settings.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

type MoreOptionsProps = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
  /** Formats currently in use. */
  readonly targets: ReadonlySet<Target>
  readonly sources: readonly Source[]
}
type PartProps = Pick<MoreOptionsProps, 'settings' | 'onChange'>

/** Options of the formats currently in use. */
export default function MoreOptions({ targets, sources, ...rest }: MoreOptionsProps) {
  const has = (...some: readonly Target[]) => some.some((target) => targets.has(target))
  const isImage = has('png', 'jpg', 'webp')
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {has('jpg', 'webp', 'pdf', 'docx') && <Quality {...rest} />}
      {has('jpg') && <Ground {...rest} />}
      {isImage && sources.some(({ kind }) => kind === 'pdf') && <Dpi {...rest} />}
      {sources.some((source) => source.kind === 'image' && source.header?.format === 'svg') && (
        <SvgWidth {...rest} />
      )}
      {has('pdf', 'docx') && <PaperFields {...rest} isPdf={has('pdf')} />}
      {(isImage || has('pdf')) && <Metadata {...rest} />}
      {has('mp3') && <BitRateField {...rest} />}
      {has('mp3', 'wav') && <SoundFields {...rest} />}
    </div>
  )
}

function Quality({ settings, onChange }: PartProps) {
  return (
    <SliderField
      label="Quality"
      value={settings.quality}
      min={10}
      max={100}
      onChange={(quality) => onChange({ quality })}
    />
  )
}

function Ground({ settings, onChange }: PartProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input
        type="color"
        className="size-9 shrink-0 rounded-control border border-line-strong bg-surface p-0.5"
        value={settings.ground}
        onChange={(event) => onChange({ ground: event.target.value })}
      />
      Background color of JPG
    </label>
  )
}

function Dpi({ settings, onChange }: PartProps) {
  return (
    <SliderField
      label="Resolution of PDF pages"
      value={settings.dpi}
      min={DPI.lowest}
      max={DPI.highest}
      text={`${settings.dpi} dpi`}
      onChange={(dpi) => onChange({ dpi })}
    />
  )
}

function SvgWidth({ settings, onChange }: PartProps) {
  return (
    <TextField
      label="Width of SVG drawings (pixels)"
      value={settings.svgWidth}
      onChange={(svgWidth) => onChange({ svgWidth })}
      hint="Empty: their own size."
    />
  )
}

const PAPER_TITLES: Readonly<Record<Paper, string>> = {
  a4: 'A4',
  letter: 'Letter',
  picture: 'As large as the picture',
}

function PaperFields({ settings, onChange, isPdf }: PartProps & { readonly isPdf: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label="Page size"
        value={settings.paper}
        options={Object.entries(PAPER_TITLES).map(([value, label]) => ({ value, label }))}
        onChange={(chosen) =>
          onChange({ paper: chosen === 'letter' || chosen === 'picture' ? chosen : 'a4' })
        }
      />
      {isPdf && settings.paper !== 'picture' && (
        <CheckField
          label="Fit pictures to the page"
          isChecked={settings.fillsPage}
          onChange={(fillsPage) => onChange({ fillsPage })}
        />
      )}
    </div>
  )
}

function Metadata({ settings, onChange }: PartProps) {
  return (
    <div>
      <CheckField
        label="Keep metadata (camera, date, author)"
        isChecked={settings.keepsMetadata}
        onChange={(keepsMetadata) => onChange({ keepsMetadata })}
      />
      {settings.keepsMetadata && (
        <CheckField
          label="Keep GPS location"
          isChecked={settings.keepsLocation}
          onChange={(keepsLocation) => onChange({ keepsLocation })}
        />
      )}
    </div>
  )
}

const BIT_RATE_OPTIONS: readonly { readonly value: BitRate; readonly label: string }[] = [
  { value: '128', label: '128 kbit/s' },
  { value: '192', label: '192 kbit/s' },
  { value: '320', label: '320 kbit/s' },
  { value: 'vbr', label: 'Variable, about 190 kbit/s' },
]

function BitRateField({ settings, onChange }: PartProps) {
  return (
    <SelectField
      label="MP3 bit rate"
      value={settings.bitRate}
      options={BIT_RATE_OPTIONS}
      onChange={(bitRate) => onChange({ bitRate })}
    />
  )
}

const RATE_OPTIONS: readonly { readonly value: Settings['sampleRate']; readonly label: string }[] = [
  { value: 'same', label: 'As it is' },
  { value: '22050', label: '22,050 Hz' },
  { value: '44100', label: '44,100 Hz' },
  { value: '48000', label: '48,000 Hz' },
]
const CHANNEL_OPTIONS: readonly { readonly value: Settings['channels']; readonly label: string }[] = [
  { value: 'same', label: 'As they are' },
  { value: 'stereo', label: 'Stereo' },
  { value: 'mono', label: 'Mono' },
]

function SoundFields({ settings, onChange }: PartProps) {
  return (
    <>
      <SelectField
        label="Sample rate"
        value={settings.sampleRate}
        options={RATE_OPTIONS}
        onChange={(sampleRate) => onChange({ sampleRate })}
      />
      <SelectField
        label="Channels"
        value={settings.channels}
        options={CHANNEL_OPTIONS}
        onChange={(channels) => onChange({ channels })}
      />
    </>
  )
}
