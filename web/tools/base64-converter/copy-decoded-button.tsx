import { copyImage } from '#web/platform/clipboard.ts'
import { CopyImageButton } from '#web/ui/copy-image-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

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

/** Puts a picture on the clipboard, as a PNG: no other format is copied by every browser. Returns whether that worked. */
export async function copyDecodedImage(blob: Blob, mediaType: string): Promise<boolean> {
  const isCopied = await copyImage(asPng(blob, mediaType))
  if (!isCopied) showToast({ title: 'Failed to copy the picture. Download it instead.', tone: 'error' })
  return isCopied
}

async function asPng(blob: Blob, mediaType: string): Promise<Blob> {
  if (mediaType === 'image/png') return blob
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.convertToBlob()
}
