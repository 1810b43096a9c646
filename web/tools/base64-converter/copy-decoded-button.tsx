import { CopyImageButton } from '#web/ui/copy-image-button.tsx'
import { copyDecodedImage } from './use-decoded-image.ts'

type CopyDecodedButtonProps = {
  readonly blob: Blob
  readonly mediaType: string
  readonly isSoftDisabled: boolean
}

/** Copies a decoded picture. */
export default function CopyDecodedButton({ blob, mediaType, isSoftDisabled }: CopyDecodedButtonProps) {
  return (
    <CopyImageButton
      size="small"
      copy={() => copyDecodedImage(blob, mediaType)}
      isSoftDisabled={isSoftDisabled}
    />
  )
}
