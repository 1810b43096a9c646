import { useEffect, useState } from 'react'
import type { FileType } from '#lib/file-type/file-type.ts'
import { Card } from '#web/ui/result.tsx'

type PreviewProps = { readonly blob: Blob; readonly fileType: FileType }

/** What browsers show of the bytes that were decoded: pictures, sound, film, PDF. */
export default function Preview({ blob, fileType }: PreviewProps) {
  const { mediaType, extension } = fileType
  const [kind = ''] = mediaType.split('/')
  const address = useObjectAddress(blob)
  if (!address || !(['image', 'audio', 'video'].includes(kind) || extension === 'pdf')) return null
  return (
    <Card title="Preview" className="mt-4">
      {kind === 'image' && (
        <img
          src={address}
          alt={`Decoded ${extension} file`}
          className="max-h-96 max-w-full rounded-control border border-line"
        />
      )}
      {kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: the sound is the visitor's own; there are no captions to it
        <audio controls src={address} aria-label={`Decoded ${extension} file`} className="w-full" />
      )}
      {kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: the film is the visitor's own; there are no captions to it
        <video
          controls
          src={address}
          aria-label={`Decoded ${extension} file`}
          className="max-h-96 max-w-full"
        />
      )}
      {extension === 'pdf' && (
        <iframe
          src={address}
          title="Decoded pdf file"
          className="h-[32rem] w-full rounded-control border border-line"
        />
      )}
    </Card>
  )
}

/** The blob's address while the component shows it. */
function useObjectAddress(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
