import { useObjectUrl } from '../platform/use-object-url.ts'

type MediaViewProps = {
  readonly blob: Blob
  /** Media type of the bytes, which can differ from the blob's own. */
  readonly mediaType: string
  /** The accessible name of the picture, the player or the document. */
  readonly label: string
}

/** Media that browsers can display: images, audio, video, PDF. */
export default function MediaView({ blob, mediaType, label }: MediaViewProps) {
  const url = useObjectUrl(blob, mediaType)
  const [kind] = mediaType.split('/')
  if (!url) return null
  if (kind === 'image')
    return <img src={url} alt={label} className="max-h-96 max-w-full rounded-control border border-line" />
  if (kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the sound is the visitor's own; there are no captions to it
      <audio controls src={url} aria-label={label} className="w-full" />
    )
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the film is the visitor's own; there are no captions to it
      <video controls src={url} aria-label={label} className="max-h-96 max-w-full" />
    )
  return <iframe src={url} title={label} className="h-[32rem] w-full rounded-control border border-line" />
}
