import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import Camera from '~icons/lucide/camera'
import Images from '~icons/lucide/images'
import { EXAMPLES } from './options-bar.tsx'
import type { ImageList } from './use-image-list.ts'
import type { ShownSettings } from './use-settings.ts'

const ACCEPT = 'image/*,.heic,.heif,.avif,.svg,.tif,.tiff,.ico,.bmp'

type ChooseProps = {
  readonly list: ImageList
  readonly settings: ShownSettings
  readonly onExample: () => void
}

/** Image picker: large while the list is empty. The input element remains the same. */
export function Choose({ list, settings, onExample }: ChooseProps) {
  const { images, add } = list
  const isEmpty = images.length === 0
  const look = isEmpty
    ? 'm-4 min-h-60 flex-1 flex-col justify-center gap-3 rounded-control border-2 border-line-strong border-dashed px-4 py-10 text-center sm:min-h-[26rem]'
    : 'flex-wrap gap-2 border-line border-b px-3 py-2 sm:px-4'
  return (
    <div className={`flex items-center ${look}`}>
      {isEmpty && <Images size={40} strokeWidth={1.25} aria-hidden className="text-ink-soft" />}
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton
          label="Choose images"
          accept={ACCEPT}
          isMultiple
          {...(!isEmpty && { labelClass: 'max-sm:sr-only' })}
          onFiles={add}
          size={isEmpty ? 'normal' : 'small'}
          kind={isEmpty ? 'go' : 'plain'}
        />
        <span className="hidden pointer-coarse:inline-flex">
          <FileButton
            label="Take a photo"
            accept="image/*"
            capture="environment"
            icon={<Camera size={15} aria-hidden />}
            {...(!isEmpty && { labelClass: 'max-sm:sr-only' })}
            onFiles={add}
            size={isEmpty ? 'normal' : 'small'}
          />
        </span>
      </div>
      {isEmpty ? (
        <>
          <p className="text-ink-soft">or drop pictures or whole folders here, or paste them</p>
          <p className="max-w-[48ch] text-ink-soft text-sm">
            JPEG, PNG, WebP, AVIF, HEIC, GIF, SVG, TIFF, BMP and ICO. They stay on this device.
          </p>
          <div className="text-ink-soft text-sm">
            <EmptyState coming="" examples={EXAMPLES} onExample={onExample} />
          </div>
        </>
      ) : (
        <>
          <Totals list={list} />
          <div className="ml-auto" title="All pictures have the same settings">
            <BatchMode settings={settings} />
          </div>
        </>
      )}
    </div>
  )
}

/** Whether all images have the same settings. */
export function BatchMode({ settings: { shared, setBatch } }: Pick<ChooseProps, 'settings'>) {
  return <CheckField label="Batch mode" isChecked={shared.isBatch} onChange={setBatch} />
}

function Totals({ list: { images } }: { readonly list: ImageList }) {
  const bytes = images.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <p className="text-ink-soft text-sm">
      {pluralize(images.length, 'picture')}
      <span className="max-sm:hidden"> · {formatBytes(bytes)}</span>
    </p>
  )
}
