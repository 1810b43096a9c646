import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Input } from '../open-with/input.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { loadDeferred } from './load-deferred.ts'

const LiveAnswer = lazy(async () => ({ default: (await (await loadDeferred()).liveAnswer()).LiveAnswer }))

/** Input in the box; given if it was not typed. */
type Content = { readonly input: Input; readonly isGiven: boolean }

/**
 * Answers what is typed, pasted, dropped or chosen, below the box; Enter goes to the first tool that fits, and without
 * one to the search. The text is the browser's own, so that input from before hydration is preserved.
 */
export function AnyField() {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const presses = useRef(0)
  const [content, setContent] = useState<Content>()
  const [first, setFirst] = useState<string>()
  const open = (input: Input) => setContent({ input, isGiven: true })
  useEffect(() => setContent(typed(field.current?.value ?? '')), [])
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    const pasted = event.clipboardData.getData('text/plain')
    if (files.length === 0 && pasted.trim() === '') return
    event.preventDefault()
    open(files.length > 0 ? [...files] : pasted)
  }
  const close = () => {
    setContent(undefined)
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the answer wherever the focus is
    <div
      ref={box}
      className={`relative max-w-3xl ${first ? 'answered' : ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && content) close()
      }}
    >
      <form
        className="flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-1.5 shadow-lift focus-within:outline-2 focus-within:outline-ink"
        onSubmit={async (event) => {
          event.preventDefault()
          presses.current++
          if (presses.current > 1) return
          const site = await loadDeferred()
          const first = content && (await (await site.liveAnswer()).firstOffer(box.current))
          // Pressed again while the answer was on its way: its tool opens.
          const isFinal = presses.current > 1
          presses.current = 0
          if (first) return isFinal ? first.click() : first.focus()
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
          onFocus={async () => (await (await loadDeferred()).liveAnswer()).prepareAnswers()}
          onInput={({ currentTarget }) => setContent(typed(currentTarget.value))}
          onPaste={paste}
          onDrop={(event) => {
            const { files } = event.dataTransfer
            if (files.length === 0) return
            event.preventDefault()
            open([...files])
          }}
        />
        {/* With an answer it is for the pointer alone: the same tool is the first one below, where Enter leads. */}
        <Button
          key={first}
          kind="go"
          className="min-h-control shrink-0 max-[22rem]:grow"
          onClick={() =>
            (first ? box.current?.querySelector<HTMLElement>('[data-offer]') : picker.current)?.click()
          }
          {...(first && { 'aria-hidden': true, tabIndex: -1 })}
        >
          {first ? 'Open' : 'Choose a file'} <span className="max-sm:hidden">{first}</span>
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) open(files)
          }}
        />
      </form>
      <p className="mt-2 text-ink-soft text-sm has-[~[data-answer]]:invisible">
        A token, a spreadsheet, three PDFs, “5 ft 11 in in cm”, “250000 3.5% 30y” …
      </p>
      <div className="mark">
        <Logo size={260} />
      </div>
      <Suspense>
        {content && <LiveAnswer {...content} onFirst={setFirst} onClose={() => setContent(undefined)} />}
      </Suspense>
    </div>
  )
}

function typed(text: string): Content | undefined {
  return text.trim() === '' ? undefined : { input: text, isGiven: false }
}
