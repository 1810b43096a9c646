import Download from '~icons/lucide/download'
import { download } from '../platform/download.ts'
import { registerResult } from '../platform/results-registry.ts'
import { Button, type ButtonLook } from './button.tsx'

type DownloadButtonProps = ButtonLook & {
  /** Content, or a function that returns it on request. */
  readonly content: Blob | string | (() => Blob | string | Promise<Blob | string>)
  readonly fileName: string
  readonly type?: string
  readonly label?: string
  /** Shown in place of the label, which remains the accessible name, such as "CSV" of "Download CSV". */
  readonly shortLabel?: string
  /** Such as `max-sm:sr-only`, which leaves the icon alone on phones; the label remains the accessible name. */
  readonly labelClass?: string
  readonly disabled?: boolean
  /** In the menu "Send to", in place of the kind of the content. */
  readonly heading?: string
}

/** Saves content as a file. */
export function DownloadButton(props: DownloadButtonProps) {
  const {
    content,
    fileName,
    type,
    label = 'Download',
    shortLabel,
    labelClass,
    disabled,
    kind = 'plain',
    size = 'small',
  } = props
  const save = async () => download(typeof content === 'function' ? await content() : content, fileName, type)
  return (
    <Button
      ref={registerResult(!disabled && { ...props, label })}
      size={size}
      kind={kind}
      aria-label={shortLabel && label}
      disabled={disabled}
      onClick={save}
      icon={<Download size={15} aria-hidden />}
    >
      <span className={labelClass}>{shortLabel ?? label}</span>
    </Button>
  )
}
