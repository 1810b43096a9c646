import { Dialog } from '#web/ui/dialog.tsx'
import { qrPath } from './qr-path.ts'

type QrDialogProps = { readonly link: string; readonly code: string; readonly onClose: () => void }

/** The room's link as a picture for phones, with the code for those who type. */
export default function QrDialog({ link, code, onClose }: QrDialogProps) {
  const { path, size } = qrPath(link)
  return (
    <Dialog title="Join this session" onClose={onClose} className="max-w-sm">
      <svg
        role="img"
        aria-label={`QR code for ${link}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-3 text-center font-mono font-semibold text-2xl">{code}</p>
      <p className="mt-1 text-center text-ink-soft text-sm [overflow-wrap:anywhere]">{link}</p>
    </Dialog>
  )
}
