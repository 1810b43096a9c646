import { type ClipboardEvent, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { loadDeferred } from './load-deferred.ts'

/**
 * Passes pasted or selected input to the matching tools, and typed text to the search. The text is the browser's own,
 * so that input from before hydration is preserved.
 */
export function AnyField() {
  const field = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const openFiles = async (input: string | readonly File[]) => (await loadDeferred()).openWith(input)
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    const pasted = event.clipboardData.getData('text/plain')
    if (files.length === 0 && pasted.trim() === '') return
    event.preventDefault()
    openFiles(files.length > 0 ? [...files] : pasted)
  }
  return (
    <>
      <form
        className="flex max-w-3xl flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-1.5 shadow-lift focus-within:outline-2 focus-within:outline-ink"
        onSubmit={async (event) => {
          event.preventDefault()
          const site = await loadDeferred()
          site.openSearch(field.current?.value ?? '')
        }}
      >
        <input
          ref={field}
          type="text"
          dir="auto"
          aria-label="Paste or drop anything"
          placeholder="Paste or drop anything"
          autoComplete="off"
          className="min-h-control min-w-0 flex-1 basis-48 bg-transparent px-3 outline-none"
          onPaste={paste}
          onDrop={(event) => {
            const { files } = event.dataTransfer
            if (files.length === 0) return
            event.preventDefault()
            openFiles([...files])
          }}
        />
        <Button
          kind="go"
          className="min-h-control shrink-0 max-[22rem]:grow"
          onClick={() => picker.current?.click()}
        >
          Choose a file
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) openFiles(files)
          }}
        />
      </form>
      <p className="mt-2 text-ink-soft text-sm">
        A token, a spreadsheet, three PDFs, “5 ft 11 in in cm”, “250000 3.5% 30y” …
      </p>
    </>
  )
}
