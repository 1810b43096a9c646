import type { FileType } from '#lib/files/file-type.ts'
import MediaView, { isMedia } from '#web/ui/media-view.tsx'
import { Card } from '#web/ui/result.tsx'

type PreviewProps = { readonly blob: Blob; readonly fileType: FileType }

/** Preview of decoded media by the browser. */
export default function Preview({ blob, fileType: { mediaType, extension } }: PreviewProps) {
  if (!isMedia(mediaType)) return null
  return (
    <Card title="Preview" className="mt-4">
      <MediaView blob={blob} mediaType={mediaType} label={`Decoded ${extension} file`} />
    </Card>
  )
}
