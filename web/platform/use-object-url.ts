import { useEffect, useState } from 'react'

type ObjectUrl = { readonly blob: Blob; readonly mediaType: string; readonly url: string }

/** Returns the blob's URL while the component shows it; never that of another one, which is revoked. */
export function useObjectUrl(blob: Blob | undefined, mediaType = blob?.type ?? ''): string | undefined {
  const [made, setMade] = useState<ObjectUrl>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob.slice(0, blob.size, mediaType))
    setMade({ blob, mediaType, url })
    return () => URL.revokeObjectURL(url)
  }, [blob, mediaType])
  return made?.blob === blob && made?.mediaType === mediaType ? made?.url : undefined
}
