import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import Aperture from '~icons/lucide/aperture'
import FileScan from '~icons/lucide/file-scan'
import { EXAMPLES } from './options-bar.tsx'
import type { Languages } from './use-languages.ts'
import type { ScanList } from './use-scan-list.ts'

const ACCEPT = 'image/*,.pdf,application/pdf,.heic,.heif,.avif,.tif,.tiff'

type ChooseProps = {
  readonly list: ScanList
  readonly languages: Languages
  readonly onExample: () => void
  /** Buttons at the end of the row, once there are files. */
  readonly children?: ReactNode
}

/** File picker for images and PDFs: large while the list is empty. The input element remains the same. */
export function Choose({ list, languages, onExample, children }: ChooseProps) {
  const { scans, add, errors } = list
  const isEmpty = scans.length === 0
  const look = isEmpty
    ? 'm-4 flex-1 flex-col justify-center gap-3 rounded-control border-2 border-line-strong border-dashed px-4 py-10 text-center max-sm:min-h-[37rem] sm:min-h-[26rem]'
    : 'flex-wrap gap-2 border-line border-b px-3 py-2 sm:px-4'
  return (
    <>
      <div className={`flex items-center ${look}`}>
        {isEmpty && <FileScan size={40} strokeWidth={1.25} aria-hidden className="text-ink-soft" />}
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton
            label="Choose image or PDF"
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
              icon={<Aperture size={15} aria-hidden />}
              {...(!isEmpty && { labelClass: 'max-sm:sr-only' })}
              onFiles={add}
              size={isEmpty ? 'normal' : 'small'}
            />
          </span>
        </div>
        {isEmpty && (
          <>
            <p className="text-ink-soft">or drop pictures and PDFs here, or paste a screenshot</p>
            <p className="min-h-[2lh] max-w-[48ch] text-ink-soft text-sm">
              Files up to 100MB stay on this device.{countText(languages)}
            </p>
            <div className="text-ink-soft text-sm">
              <EmptyState coming="" examples={EXAMPLES} onExample={onExample} />
            </div>
          </>
        )}
        {!isEmpty && children}
      </div>
      {errors.length > 0 && (
        <ul role="alert" className="mx-3 my-2 rounded-control bg-wrong-soft px-3.5 py-2.5 text-sm text-wrong">
          {errors.map((error) => (
            <li key={error} className="[overflow-wrap:anywhere]">
              {error}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The languages that are really served; nothing until that is known. */
function countText({ all }: Languages): string {
  const [first] = all ?? []
  if (!all || !first) return ''
  return all.length === 1 ? ` ${first.name} is installed.` : ` ${all.length} languages are installed.`
}
