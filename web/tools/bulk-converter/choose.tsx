import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { Alert } from '#web/ui/alert.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import Files from '~icons/lucide/files'
import { MAX_BYTES, MAX_TOTAL_BYTES } from './accept-files.ts'
import { EXAMPLES } from './options-bar.tsx'
import type { FileList } from './use-file-list.ts'

type ChooseProps = {
  readonly list: FileList
  readonly maxFiles: number
  readonly onExample: () => void
}

/** File input: large while the list is empty. The element remains the same. */
export function Choose({ list, maxFiles, onExample }: ChooseProps) {
  const { files, errors, add } = list
  const isEmpty = files.length === 0
  const look = isEmpty
    ? 'm-4 min-h-56 flex-1 flex-col justify-center gap-3 rounded-control border-2 border-line-strong border-dashed px-4 py-8 text-center sm:min-h-80'
    : 'ml-auto flex-row-reverse gap-3 px-3 py-2 sm:px-4'
  return (
    <>
      <div className={`flex items-center ${look}`}>
        {isEmpty && <Files size={40} strokeWidth={1.25} aria-hidden className="text-ink-soft" />}
        <FileButton
          label="Choose files"
          isMultiple
          onFiles={add}
          size={isEmpty ? 'normal' : 'small'}
          kind={isEmpty ? 'go' : 'plain'}
        />
        {isEmpty ? (
          <>
            <p className="text-ink-soft">or drop files or whole folders here, or paste pictures</p>
            <p className="max-w-[52ch] text-ink-soft text-sm">
              Pictures, PDF, Word, Markdown, HTML, CSV, text, sound and video sound. Up to {maxFiles} files,{' '}
              {formatBytes(MAX_BYTES)} each, {formatBytes(MAX_TOTAL_BYTES)} together. They stay on this
              device.
            </p>
            <div className="text-ink-soft text-sm">
              <EmptyState coming="" examples={EXAMPLES} onExample={onExample} />
            </div>
          </>
        ) : (
          <p className="text-ink-soft text-sm max-sm:hidden">
            {formatBytes(files.reduce((sum, { file }) => sum + file.size, 0))} together
          </p>
        )}
      </div>
      {errors.length > 0 && (
        <div className="w-full px-3 pb-3 sm:px-4">
          <Alert problem={{ message: errors.join('\n'), detail: '' }} />
        </div>
      )}
    </>
  )
}
