import { lazy, Suspense, useMemo, useRef } from 'react'
import { hasHugeLine } from '#lib/text/has-huge-line.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import { directionOf, useQuickInsert } from '#web/ui/use-quick-insert.ts'
import { matchCountText } from './matches.ts'
import type { RegexTester } from './use-regex.ts'

const HighlightedText = lazy(() => import('./highlighted-text.tsx'))

/** Browsers lay out longer text too slowly for typing, if they must wrap it. */
const MAX_WRAPPED_LENGTH = 200_000
/** Style shared by text and highlights, which overlap: both wrap at the same positions, with the same line height. */
const LAYER = 'col-start-1 row-start-1 px-3.5 pt-3.5 font-mono text-code leading-[22px] [tab-size:4]'
const WRAPPED = 'whitespace-pre-wrap [overflow-wrap:anywhere]'

/** The text that is searched, its matches marked in place. */
export function TextEditor({ tool }: { readonly tool: RegexTester }) {
  const { state, set, takeFiles } = tool
  return (
    <Pane title={<label htmlFor={TEXT_ID}>Test string</label>} actions={<Count tool={tool} />}>
      <MarkedText tool={tool} />
      <footer className="flex min-h-13 items-center justify-between gap-3 border-line border-t bg-sunken px-3.5">
        <CheckField
          label="Show whitespace"
          isChecked={state.showsWhitespace}
          onChange={(showsWhitespace) => set({ showsWhitespace })}
        />
        <FileButton onFiles={takeFiles} accept="text/*,.csv,.json,.log,.md,.xml,.yml,.yaml,.sql" />
      </footer>
    </Pane>
  )
}

const TEXT_ID = 'regex-text'

/** Text box that grows with its text, in front of the same text with highlights: they scroll as one. */
function MarkedText({ tool }: { readonly tool: RegexTester }) {
  const { state, setText, marked, current } = tool
  const { text, showsWhitespace } = state
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, text, setText)
  useQuickInsert(ref, setText)
  const isWrapped = useMemo(() => text.length <= MAX_WRAPPED_LENGTH && !hasHugeLine(text), [text])
  const look = `${LAYER} ${isWrapped ? WRAPPED : 'whitespace-pre'}`
  const dir = directionOf(text)
  // One element until what it shows changes: React would clear a new one away while its script is on the way.
  const marks = useMemo(
    () => (
      <Suspense>
        <HighlightedText
          text={text}
          matches={marked}
          current={current}
          showsWhitespace={showsWhitespace}
          isWrapped={isWrapped}
          dir={dir}
          className={look}
        />
      </Suspense>
    ),
    [text, marked, current, showsWhitespace, isWrapped, dir, look],
  )
  return (
    <div
      className={`relative grid flex-1 overflow-auto ${isWrapped ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[auto]'}`}
    >
      {marks}
      <textarea
        ref={ref}
        id={TEXT_ID}
        dir={dir}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className={`relative size-full resize-none bg-transparent pb-3.5 ${look}`}
        placeholder="Type or paste the text to search, or drop a text file."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}

function Count({ tool }: { readonly tool: RegexTester }) {
  const { matches, isCounted, current, step } = tool
  const isEmpty = matches.count === 0
  return (
    <>
      <output
        translate="no"
        aria-label="Match count"
        aria-live="off"
        className="min-w-24 px-1 font-medium text-sm"
      >
        {isCounted ? matchCountText(matches.count) : '—'}
      </output>
      {current !== undefined && (
        <span className="text-ink-soft text-sm tabular-nums">#{(current + 1).toLocaleString('en')}</span>
      )}
      <Button
        size="small"
        kind="quiet"
        aria-label="Previous match"
        title="Previous match (Shift+F3)"
        disabled={isEmpty}
        onClick={() => step(-1)}
      >
        <span aria-hidden>↑</span>
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label="Next match"
        title="Next match (F3)"
        disabled={isEmpty}
        onClick={() => step(1)}
      >
        <span aria-hidden>↓</span>
      </Button>
    </>
  )
}
