import { useState } from 'react'
import type { FileType } from '#lib/files/file-type.ts'
import MediaView from '#web/ui/media-view.tsx'

type PreviewProps = { readonly blob: Blob; readonly fileType: FileType }

/** Decoded media, shown by the browser. */
export default function Preview({ blob, fileType: { mediaType, extension } }: PreviewProps) {
  const [size, setSize] = useState<string>()
  const facts = [extension.toUpperCase(), size].filter((fact) => fact !== undefined)
  return (
    <div
      className="grid flex-1 content-center justify-items-center gap-2 p-3.5 [&_img]:min-w-40 [&_img]:[image-rendering:pixelated]"
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setSize(`${target.naturalWidth} × ${target.naturalHeight}`)
      }}
    >
      <MediaView blob={blob} mediaType={mediaType} label={`Decoded ${extension} file`} />
      <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
    </div>
  )
}
