import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { Note } from '#web/ui/alert.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { SaveAll } from '#web/ui/save-all.tsx'
import { completedImages, madeBytes } from './completed.ts'
import type { Settings } from './settings/settings.ts'
import { enlargedImages } from './stage.tsx'
import type { ImageList } from './use-image-list.ts'

type MadeProps = {
  readonly list: ImageList
  readonly shared: Settings
  /** The result of the selected image has the main button; else all have, and their sum is said. */
  readonly isNext: boolean
  /** Sentence in the place of results. */
  readonly coming?: string
}

/** Results of the selected image and of all images. */
export default function Made({ list, shared, isNext, coming = 'The new file appears here.' }: MadeProps) {
  const { images, selected } = list
  const enlarged = enlargedImages(images, selected, shared).length
  const all = completedImages(images, shared)
  const own = all.find(({ image }) => image.id === selected?.id)
  const isBigger = own && own.made.blob.size > own.image.file.size
  const hasMany = all.length > 1 && !isNext
  const bytes = all.reduce((sum, { made }) => sum + made.blob.size, 0)
  return (
    <>
      {hasMany && (
        <p className="text-ink-soft text-sm">
          {all.length} files · {formatBytes(bytes)}
        </p>
      )}
      {own ? (
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 text-sm">
            <span dir="auto" className="block truncate font-medium">
              {own.name}
            </span>
            <span className="text-ink-soft tabular-nums">
              {formatBytes(own.image.file.size)} → {madeBytes(own.made, own.image.file.size)}
            </span>
          </p>
          <DownloadButton content={own.made.blob} fileName={own.name} kind={isNext ? 'go' : 'plain'} />
        </div>
      ) : (
        hasMany || (
          <p className="text-ink-soft text-sm">
            {enlarged > 0 && images.length > 1
              ? `Resize All enlarges ${enlarged} of ${images.length} pictures, which adds no detail.`
              : coming}
          </p>
        )
      )}
      {isBigger && <Note>The new file is bigger than the original.</Note>}
      {own?.made.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  )
}

/** Saves all results. */
export function SaveImages({ list, shared }: Pick<MadeProps, 'list' | 'shared'>) {
  const files = completedImages(list.images, shared).map(({ name, made: { blob } }) => ({ name, blob }))
  return <SaveAll files={files} zipName="resized_images.zip" kind="go" />
}
