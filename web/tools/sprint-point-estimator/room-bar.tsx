import { lazy, Suspense, useState } from 'react'
import { codeText } from '#lib/text/format-join-code.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

const QrDialog = lazy(() => import('./qr-dialog.tsx'))

/** Invitation to the room: its link, its QR code, its six characters. */
export function RoomBar({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false)
  const text = codeText(code)
  const getLink = () => location.origin + location.pathname
  return (
    <section aria-label="Invitation" className="flex flex-wrap items-center gap-2">
      <p className="mr-1 text-sm">
        Code{' '}
        <output
          translate="no"
          aria-label="Session code"
          aria-live="off"
          className="font-mono font-semibold text-xl"
        >
          {text}
        </output>
      </p>
      <CopyButton text={getLink} label="Copy session link" labelClass="max-sm:sr-only" />
      <Button size="small" onClick={() => setOpen(true)}>
        QR code
      </Button>
      {isOpen && (
        <Suspense>
          <QrDialog link={getLink()} code={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
