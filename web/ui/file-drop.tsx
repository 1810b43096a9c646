import { type ReactNode, useId } from 'react'
import Upload from '~icons/lucide/upload'
import { type FindFiles, useFiles } from '../platform/use-files.ts'
import { buttonClass } from './button.tsx'
import { showToast } from './toast.tsx'

type FileButtonProps = {
  /** The file input's accessible name, shown on the button. */
  readonly label?: string
  /** Endings or types, as of the `accept` attribute. */
  readonly accept?: string
  readonly isMultiple?: boolean
  /** Camera for taking the image, on devices with one. */
  readonly capture?: 'environment'
  readonly icon?: ReactNode
  /** Such as `max-sm:sr-only`, which leaves the icon alone on phones; the label remains the accessible name. */
  readonly labelClass?: string
  readonly onFiles: (files: readonly File[]) => void
  readonly size?: 'normal' | 'small'
  readonly kind?: 'go' | 'plain'
}

/** A button that picks files. */
export function FileButton({
  label = 'Upload',
  accept,
  isMultiple = false,
  capture,
  icon = <Upload size={15} aria-hidden />,
  labelClass,
  onFiles,
  size = 'small',
  kind = 'plain',
}: FileButtonProps) {
  const id = useId()
  return (
    <span className="relative inline-flex rounded-control focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2">
      <label htmlFor={id} className={buttonClass({ size, kind })}>
        {icon}
        <span className={labelClass}>{label}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={capture}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be picked again.
          event.target.value = ''
        }}
      />
    </span>
  )
}

type DropAreaProps = {
  readonly onFiles: (files: readonly File[]) => void
  /** Visible description of accepted files: "Drop a JSON file". */
  readonly invitation: string
  /** Finds the files of a drop, if folders are accepted too. */
  readonly find?: FindFiles
  readonly children: ReactNode
}

/** Makes a whole tool a drop area for files; pasted files are handled the same way. */
export function DropArea({ onFiles, invitation, find, children }: DropAreaProps) {
  const { isOver, handlers } = useFiles(onFiles, find, sayUnreadable)
  return (
    // Positioned only while it is covered: a tool's bar is next to the title, outside of it.
    <div className={isOver ? 'relative' : undefined} {...handlers}>
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-10 grid place-items-center rounded-card border-2 border-accent border-dashed bg-accent-soft/90 font-semibold text-accent">
          {invitation}
        </div>
      )}
    </div>
  )
}

function sayUnreadable(): void {
  showToast({
    title: 'What was dropped could not be read',
    description: 'Drop it again, or choose its files by the button.',
    tone: 'error',
  })
}
