import type { Result } from '#lib/result/result.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { ImportedCurl } from './curl/import-curl.ts'
import type { ApiTester } from './use-api-tester.ts'

/** A dialog with what it begins with. */
export type OpenDialog =
  | { readonly kind: 'curl'; readonly command: string; readonly result?: Result<ImportedCurl> }
  | { readonly kind: 'code' }
  | { readonly kind: 'variables' }

type RequestActionsProps = { readonly tool: ApiTester; readonly onOpen: (dialog: OpenDialog) => void }

const SMALL_SELECT = 'min-h-8 max-w-40 rounded-control border border-line-strong bg-surface px-2 text-sm'

/** Actions for the whole request. */
export function RequestActions({ tool, onOpen }: RequestActionsProps) {
  const { environments, setEnvironments } = tool
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button size="small" onClick={() => onOpen({ kind: 'curl', command: '' })}>
        Import cURL
      </Button>
      <CopyButton label="Copy as cURL" text={tool.asCurl} />
      <Button size="small" onClick={() => onOpen({ kind: 'code' })}>
        Code
      </Button>
      <span className="flex gap-1.5 lg:ml-auto">
        {environments.list.length > 1 && (
          <select
            aria-label="Environment"
            className={SMALL_SELECT}
            value={environments.active}
            onChange={(event) => setEnvironments({ ...environments, active: event.target.value })}
          >
            {environments.list.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        <Button size="small" onClick={() => onOpen({ kind: 'variables' })}>
          Variables
        </Button>
      </span>
    </div>
  )
}
