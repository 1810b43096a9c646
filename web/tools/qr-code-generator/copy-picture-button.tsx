import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const CONFIRMED_MS = 2000

type CopyPictureButtonProps = {
  /** Copies the picture; whether that worked. */
  readonly copy: () => Promise<boolean>
  readonly isResting: boolean
}

/** Puts the code on the clipboard as a picture, and says so for two seconds. */
export function CopyPictureButton({ copy, isResting }: CopyPictureButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button
      isResting={isResting}
      onClick={async () => setCopied(await copy())}
      icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    >
      {isCopied ? 'Copied!' : 'Copy'}
    </Button>
  )
}
