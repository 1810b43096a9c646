import { useEffect, useState } from 'react'
import type { MadePicture } from '#lib/picture/picture-wish.ts'
import { headerOf, type ListedPicture } from './list/listed-picture.ts'
import type { PreviewJob } from './picture-job.ts'
import type { PictureList } from './use-picture-list.ts'

/** Formats that most browsers show nothing of. */
const UNSHOWN: readonly string[] = ['heic', 'tiff']

/** What shows the picture as it came: the file itself, or a smaller copy in a format that every browser knows. */
export function usePreview(picture: ListedPicture, { hire }: PictureList): Blob | undefined {
  const { file } = picture
  const [made, setMade] = useState<{ readonly file: File; readonly blob: Blob }>()
  const format = headerOf(picture)?.format
  const isUnshown = format !== undefined && UNSHOWN.includes(format)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workers are the same for as long as the page
  useEffect(() => {
    if (!isUnshown) return
    const control = new AbortController()
    hire()
      .then((crew) =>
        crew.run<PreviewJob, MadePicture>({ kind: 'preview', file }, { signal: control.signal }),
      )
      .then(
        (outcome) => outcome.ok && setMade({ file, blob: outcome.value.blob }),
        // Without a preview the picture is resized all the same, and its row says what is wrong with it.
        () => {},
      )
    return () => control.abort()
  }, [file, isUnshown])
  if (format === undefined) return undefined
  if (!isUnshown) return file
  return made?.file === file ? made.blob : undefined
}
