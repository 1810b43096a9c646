import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { NamedBlob } from '#web/platform/save/zip-blob.ts'
import { Note } from '#web/ui/alert.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { SaveAll } from '#web/ui/save-all.tsx'
import { completedImages, madeText } from './completed.ts'
import type { Settings } from './settings/settings.ts'
import type { ImageList } from './use-image-list.ts'

type MadeProps = { readonly list: ImageList; readonly shared: Settings }

/** Results of the selected image and of all images. */
export default function Made({ list, shared }: MadeProps) {
  const all = completedImages(list.images, shared)
  const own = all.find(({ image }) => image.id === list.selected?.id)
  const isBigger = own && own.made.blob.size > own.image.file.size
  return (
    <>
      {own && (
        <div className="flex flex-col gap-2">
          <DownloadButton content={own.made.blob} fileName={own.name} kind="go" size="normal" />
          <p className="text-sm [overflow-wrap:anywhere]">
            <span className="font-medium">{own.name}</span>
            <br />
            <span className="text-ink-soft tabular-nums">
              {formatBytes(own.image.file.size)} → {madeText(own.made, own.image.file.size)}
            </span>
          </p>
          {isBigger && <Note>The new file is bigger than the original.</Note>}
          {own.made.notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      )}
      {all.length > 1 && <All files={all.map(({ name, made }) => ({ name, blob: made.blob }))} />}
    </>
  )
}

function All({ files }: { readonly files: readonly NamedBlob[] }) {
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <SaveAll files={files} zipName="resized_images.zip" />
      <p className="text-ink-soft text-sm">
        {files.length} files · {formatBytes(files.reduce((sum, { blob }) => sum + blob.size, 0))}
      </p>
    </div>
  )
}
