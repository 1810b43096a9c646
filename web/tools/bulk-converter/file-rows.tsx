import { FileRow } from './file-row.tsx'
import type { Settings } from './settings.ts'
import type { Converting } from './use-converting.ts'
import type { FileList } from './use-file-list.ts'

type FileRowsProps = {
  readonly list: FileList
  readonly settings: Settings
  readonly converting: Converting
}

/** Renders all files, each with its state, its format and its result. */
export default function FileRows({ list, settings, converting }: FileRowsProps) {
  return (
    <ul aria-label="Files" className="w-full min-w-0 divide-y divide-line border-line border-t">
      {list.files.map((listed) => (
        <FileRow
          key={listed.id}
          listed={listed}
          settings={settings}
          onFormat={(own) => list.change(listed.id, { own })}
          onRetry={() => converting.convert(listed)}
          onCancel={() => converting.cancel(listed.id)}
          onRemove={() => {
            converting.cancel(listed.id)
            list.remove(listed)
          }}
        />
      ))}
    </ul>
  )
}
