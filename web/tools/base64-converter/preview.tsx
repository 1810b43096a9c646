import type { FileType } from '#lib/files/file-type.ts'
import MediaView from '#web/ui/media-view.tsx'

type PreviewProps = { readonly blob: Blob; readonly fileType: FileType }

/** Decoded media, shown by the browser. */
export default function Preview({ blob, fileType: { mediaType, extension } }: PreviewProps) {
  return (
    <div className="grid flex-1 content-start justify-items-center p-3.5">
      <MediaView blob={blob} mediaType={mediaType} label={`Decoded ${extension} file`} />
    </div>
  )
}
