import { type ClipboardEvent, useRef } from 'react'
import type { Result } from '#lib/result/result.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import CircleStop from '~icons/lucide/circle-stop'
import Send from '~icons/lucide/send'
import { METHODS, type Method } from './api-request.ts'
import { isCurlCommand } from './curl/curl-command.ts'
import type { ImportedCurl } from './curl/import-curl.ts'
import type { ApiTester } from './use-api-tester.ts'

type RequestBarProps = {
  readonly tool: ApiTester
  /** Receives a whole cURL command pasted in place of a URL. */
  readonly onCurl: (command: string) => void
  readonly onOpen: (dialog: OpenDialog) => void
}

/** Minimum length of an input that was pasted or dropped instead of typed. */
const PASTED_LENGTH = 6

/** The method's own color helps the eye; its name says it. */
const HUES: Readonly<Record<Method, string>> = {
  GET: 'var(--good)',
  POST: 'var(--dev)',
  PUT: 'var(--care)',
  PATCH: 'var(--text)',
  DELETE: 'var(--wrong)',
  HEAD: 'var(--ink-soft)',
  OPTIONS: 'var(--ink-soft)',
}

/** Method, URL, and the send button. */
export function RequestBar({ tool, onCurl, onOpen }: RequestBarProps) {
  const { request, set, send, cancel, isSending } = tool
  const ref = useRef<HTMLInputElement>(null)
  const setUrl = (url: string) =>
    isCurlCommand(url) && url.length - request.url.length >= PASTED_LENGTH ? onCurl(url) : set({ url })
  usePreHydrationInput(ref, request.url, setUrl)
  // A URL field removes line breaks from pasted text, and a command needs them.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isCurlCommand(text)) return
    event.preventDefault()
    onCurl(text)
  }
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex min-w-0 flex-1 basis-80 rounded-control border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2">
        <select
          aria-label="Method"
          value={request.method}
          className="min-h-control shrink-0 rounded-l-control border-line border-r bg-sunken px-2.5 font-mono font-semibold text-sm outline-offset-[-2px]"
          style={{ color: HUES[request.method] }}
          onChange={(event) => {
            const method = METHODS.find((name) => name === event.target.value)
            if (method) set({ method })
          }}
        >
          {METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
        <input
          ref={ref}
          type="url"
          aria-label="URL"
          placeholder="https://… or a curl command"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="min-h-control w-full min-w-0 flex-1 bg-transparent px-3 font-mono text-code outline-none"
          value={request.url}
          onChange={(event) => setUrl(event.target.value)}
          onPaste={paste}
        />
      </div>
      <Button
        type="submit"
        kind="go"
        disabled={isSending || request.url.trim() === ''}
        className="min-w-36 max-sm:flex-1"
        icon={<Send size={16} aria-hidden />}
      >
        {isSending ? 'Sending...' : 'Send Request'}
      </Button>
      {isSending && (
        <Button onClick={cancel} icon={<CircleStop size={14} aria-hidden />}>
          Cancel
        </Button>
      )}
      <CopyButton label="Copy as cURL" labelClass="max-sm:sr-only" text={tool.asCurl} />
      <MenuButton
        label="Request actions"
        glyph="•••"
        items={[
          { label: 'Import cURL', onChoose: () => onOpen({ kind: 'curl', command: '' }) },
          { label: 'Code', onChoose: () => onOpen({ kind: 'code' }) },
          { label: 'Variables', onChoose: () => onOpen({ kind: 'variables' }) },
        ]}
      />
      <Environment tool={tool} />
    </form>
  )
}

/** Dialog with its initial data. */
export type OpenDialog =
  | { readonly kind: 'curl'; readonly command: string; readonly result?: Result<ImportedCurl> }
  | { readonly kind: 'code' }
  | { readonly kind: 'variables' }

/** Chooses one of several environments. */
function Environment({ tool: { environments, setEnvironments } }: { readonly tool: ApiTester }) {
  if (environments.list.length < 2) return
  return (
    <select
      aria-label="Environment"
      className="min-h-control max-w-40 rounded-control border border-line-strong bg-surface px-2 text-sm"
      value={environments.active}
      onChange={(event) => setEnvironments({ ...environments, active: event.target.value })}
    >
      {environments.list.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
