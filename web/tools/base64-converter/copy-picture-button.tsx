import { CopyImageButton } from '#web/ui/copy-image-button.tsx'
import { copyPicture } from './use-copy-picture.ts'

type CopyPictureButtonProps = {
  readonly blob: Blob
  readonly mediaType: string
  readonly isSoftDisabled: boolean
}

/** Copies a decoded picture. */
export default function CopyPictureButton({ blob, mediaType, isSoftDisabled }: CopyPictureButtonProps) {
  return (
    <CopyImageButton size="small" copy={() => copyPicture(blob, mediaType)} isSoftDisabled={isSoftDisabled} />
  )
}
