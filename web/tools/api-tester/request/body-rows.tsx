import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { FileButton } from '#web/ui/file-drop.tsx'
import { type ApiRequest, EMPTY_PAIR, type Part } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'

type BodyRowsProps = {
  readonly request: ApiRequest
  readonly set: (change: Partial<ApiRequest>) => void
}

const EMPTY_PART: Part = { ...EMPTY_PAIR, isFile: false }

/** Fields of a body that is not text: a form, parts with files, or one file. */
export function BodyRows({ request, set }: BodyRowsProps) {
  switch (request.format) {
    case 'Form':
      return (
        <PairRows noun="Field" rows={request.form} emptyRow={EMPTY_PAIR} onChange={(form) => set({ form })} />
      )
    case 'Multipart':
      return (
        <PairRows
          noun="Part"
          rows={request.parts}
          emptyRow={EMPTY_PART}
          onChange={(parts) => set({ parts })}
          renderValue={(part, change) => <PartValue part={part} change={change} />}
        />
      )
    default:
      return <OneFile file={request.file} onFile={(file) => set({ file })} />
  }
}

type PartValueProps = { readonly part: Part; readonly change: (change: Partial<Part>) => void }

function PartValue({ part, change }: PartValueProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 px-1">
      {part.isFile ? (
        <span className="min-w-0 flex-1 truncate px-1.5 text-sm" title={part.file?.name}>
          {part.file ? (
            `${part.file.name} (${formatBytes(part.file.size)})`
          ) : (
            <span className="text-care">No file chosen</span>
          )}
        </span>
      ) : (
        <input
          aria-label="Part value"
          placeholder="Value"
          autoComplete="off"
          spellCheck={false}
          className="min-h-control min-w-20 flex-1 bg-transparent px-1.5 font-mono text-code outline-offset-[-2px] placeholder:text-ink-soft"
          value={part.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
      {part.isFile && (
        <button
          type="button"
          className="min-h-control rounded-control px-2 text-ink-soft text-sm hover:bg-sunken hover:text-ink"
          onClick={() => change({ isFile: false, file: undefined })}
        >
          Text instead
        </button>
      )}
      <FileButton
        label="Part file"
        onFiles={([file]) => file && change({ isFile: true, file, name: part.name || 'file' })}
      />
    </div>
  )
}

type OneFileProps = {
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
}

function OneFile({ file, onFile }: OneFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-sunken px-3.5 py-3 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {file ? `${file.name} (${formatBytes(file.size)})` : 'The file is sent byte for byte.'}
      </span>
      <FileButton onFiles={([chosen]) => chosen && onFile(chosen)} />
    </div>
  )
}
