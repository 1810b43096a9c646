import type { PreviewProps } from '#lib/content-detection/detection.ts'
import QrImage from '#web/ui/qr-image.tsx'

/** The address as a code to scan. */
export default function QrPreview({ input }: PreviewProps) {
  return typeof input === 'string' && <QrImage url={input.trim()} label={`QR code for ${input.trim()}`} />
}
