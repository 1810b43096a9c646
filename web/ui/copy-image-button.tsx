import Check from '~icons/lucide/check'
import Copy from '~icons/lucide/copy'
import { Button, type ButtonLook } from './button.tsx'
import { useTransient } from './use-transient.ts'

type CopyImageButtonProps = ButtonLook & {
  /** Copies the picture; whether that worked. */
  readonly copy: () => Promise<boolean>
  readonly isSoftDisabled?: boolean
  readonly className?: string
}

/** Puts a picture on the clipboard, and says so for two seconds. */
export function CopyImageButton({ copy, ...look }: CopyImageButtonProps) {
  const [answer, say] = useTransient()
  return (
    <Button
      {...look}
      onClick={async () => {
        if (await copy()) say('Copied!')
      }}
      icon={answer ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    >
      <span className={answer ? '' : 'max-sm:sr-only'}>{answer || 'Copy'}</span>
    </Button>
  )
}
