import type { Outcome } from '#lib/outcome/attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import type { ApiRequest } from './api-request.ts'
import type { ImportedCurl } from './curl/import-curl.ts'
import { EXAMPLE_TITLES, type ExampleTitle } from './example-titles.ts'
import type { ApiTester } from './use-api-tester.ts'

/** A dialog with what it begins with. */
export type OpenDialog =
  | { readonly kind: 'curl'; readonly command: string; readonly outcome?: Outcome<ImportedCurl> }
  | { readonly kind: 'code' }
  | { readonly kind: 'variables' }

type ToolbarProps = {
  readonly tool: ApiTester
  readonly onOpen: (dialog: OpenDialog) => void
  readonly onReplace: (request: ApiRequest, title: string) => void
  readonly onClear: () => void
}

const SMALL_SELECT = 'min-h-8 max-w-40 rounded-control border border-line-strong bg-surface px-2 text-sm'

/** What can be done with the whole request. */
export function Toolbar({ tool, onOpen, onReplace, onClear }: ToolbarProps) {
  const { environments, setEnvironments } = tool
  const show = async (title: ExampleTitle) => {
    const { EXAMPLES } = await import('./on-demand.tsx')
    onReplace(EXAMPLES[title], title)
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button size="small" onClick={() => onOpen({ kind: 'curl', command: '' })}>
        Import cURL
      </Button>
      <CopyButton label="Copy as cURL" text={tool.asCurl} />
      <Button size="small" onClick={() => onOpen({ kind: 'code' })}>
        Code
      </Button>
      <ShareButton state={tool.shared} />
      <Button size="small" onClick={onClear}>
        Clear
      </Button>
      <select
        aria-label="Example"
        className={SMALL_SELECT}
        value=""
        onChange={(event) => {
          const title = EXAMPLE_TITLES.find((known) => known === event.target.value)
          if (title) void show(title)
        }}
      >
        <option value="">Example…</option>
        {EXAMPLE_TITLES.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </select>
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
