import { useState } from 'react'
import { useObjectUrl } from '#web/platform/use-object-url.ts'

type ThumbnailProps = { readonly file: File; readonly extension: string | undefined }

/** A small picture of the file; of one that the browser cannot draw, what kind of file it is. */
export function Thumbnail({ file, extension }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  const isImage = file.type.startsWith('image/') && !isBroken
  const url = useObjectUrl(isImage ? file : undefined)
  return (
    <span
      aria-hidden
      className={`grid size-11 shrink-0 place-items-center overflow-hidden rounded-control ${url ? 'border border-line bg-white' : 'bg-sunken'} font-semibold text-ink-soft text-xs uppercase`}
    >
      {url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          className="size-full object-contain"
          onError={() => setBroken(true)}
        />
      ) : (
        !isImage && extension
      )}
    </span>
  )
}
