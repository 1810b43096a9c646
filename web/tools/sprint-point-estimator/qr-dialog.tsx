import { Dialog } from '#web/ui/dialog.tsx'
import QrImage from '#web/ui/qr-image.tsx'

type QrDialogProps = { readonly link: string; readonly code: string; readonly onClose: () => void }

/** The room's link as a picture for phones, with the code for those who type. */
export default function QrDialog({ link, code, onClose }: QrDialogProps) {
  return (
    <Dialog title="Join this session" onClose={onClose} className="max-w-sm">
      <QrImage url={link} label={`QR code for ${link}`} width="w-80" />
      <p className="mt-3 text-center font-mono font-semibold text-xl">{code}</p>
      <p className="mt-1 text-center text-ink-soft text-sm [overflow-wrap:anywhere]">{link}</p>
    </Dialog>
  )
}
