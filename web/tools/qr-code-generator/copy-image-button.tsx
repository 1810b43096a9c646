import { Button } from '#web/ui/button.tsx'
import { useTransient } from '#web/ui/use-transient.ts'
import Check from '~icons/lucide/check'
import Copy from '~icons/lucide/copy'

type CopyImageButtonProps = {
  /** Copies the picture; whether that worked. */
  readonly copy: () => Promise<boolean>
  readonly isSoftDisabled: boolean
}

/** Puts the code on the clipboard as a picture, and says so for two seconds. */
export function CopyImageButton({ copy, isSoftDisabled }: CopyImageButtonProps) {
  const [answer, say] = useTransient()
  return (
    <Button
      isSoftDisabled={isSoftDisabled}
      onClick={async () => {
        if (await copy()) say('Copied!')
      }}
      icon={answer ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    >
      {answer || 'Copy'}
    </Button>
  )
}
