import { useEffect, useState } from 'react'
import type { MadeImage } from '#lib/image/image-options.ts'
import type { PreviewJob } from './image-job.ts'
import { getHeader, type ListedImage } from './listed-image.ts'
import type { ImageList } from './use-image-list.ts'

/** Formats that most browsers show nothing of. */
const UNSHOWN: readonly string[] = ['heic', 'tiff']

/** Returns a displayable blob of the original: the file itself, or a smaller copy in a widely supported format. */
export function usePreview(image: ListedImage, { getPool }: ImageList): Blob | undefined {
  const { file } = image
  const [made, setMade] = useState<{ readonly file: File; readonly blob: Blob }>()
  const format = getHeader(image)?.format
  const isUnshown = format !== undefined && UNSHOWN.includes(format)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workers are the same for as long as the page
  useEffect(() => {
    if (!isUnshown) return
    const control = new AbortController()
    getPool()
      .then((pool) => pool.run<PreviewJob, MadeImage>({ kind: 'preview', file }, { signal: control.signal }))
      .then(
        (result) => result.ok && setMade({ file, blob: result.value.blob }),
        // Without a preview the picture is resized all the same, and its row says what is wrong with it.
        () => {},
      )
    return () => control.abort()
  }, [file, isUnshown])
  if (format === undefined) return undefined
  if (!isUnshown) return file
  return made?.file === file ? made.blob : undefined
}
