import { lazy, Suspense, useId, useRef } from 'react'
import { StatusArea } from '#web/ui/announcer.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import { PaintedToken, Swatch } from './painted-token.tsx'
import { cutSegments, SEGMENTS } from './segments.ts'
import type { JwtTool } from './use-jwt.ts'

const PROBLEM_ID = 'jwt-problem'
const TEXT = 'col-start-1 row-start-1 p-3.5 font-mono text-code leading-relaxed'
const WRAPPED = `${TEXT} whitespace-pre-wrap break-all placeholder-shown:break-normal`
/** Browsers lay out longer text too slowly for typing, if they must wrap it. */
const MAX_WRAPPED_LENGTH = 100_000

const TokenProblem = lazy(() => import('./token-problem.tsx'))

type TokenPaneProps = Pick<EmptyStateProps, 'examples' | 'onExample'> & { readonly tool: JwtTool }

/** Token input, with a separate color per part. */
export function TokenPane({ tool, examples, onExample }: TokenPaneProps) {
  const { text, setText, problem } = tool
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, text, setText)
  const segments = cutSegments(text)
  const isWrapped = text.length <= MAX_WRAPPED_LENGTH
  return (
    <section className="pane flex h-60 min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-lift lg:h-auto">
      <header className="flex min-h-13 flex-wrap items-center gap-1.5 border-line border-b px-3.5 py-1.5">
        <label htmlFor={id} className="mr-auto font-semibold text-sm">
          Token
        </label>
      </header>
      <div className="relative z-0 grid min-h-0 flex-1 overflow-y-auto">
        {/* Above the text box, whose own letters are then unseen: a selection must not cover the colors. */}
        {segments && (
          <div
            aria-hidden
            translate="no"
            className={`${WRAPPED} pointer-events-none z-10 forced-colors:invisible`}
          >
            <PaintedToken text={text} segments={segments} />
            {/* A trailing line break needs a character after it. */}
            {'\u200b'}
          </div>
        )}
        <textarea
          ref={ref}
          id={id}
          wrap={isWrapped ? undefined : 'off'}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className={`${isWrapped ? WRAPPED : `${TEXT} whitespace-pre`} h-full min-h-24 w-full resize-none bg-transparent ${segments ? 'overflow-hidden text-transparent caret-(--ink) forced-colors:text-[CanvasText]' : ''}`}
          placeholder="Paste a token: eyJ…  “Bearer”, quotes and line breaks may stay."
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={() => requestAnimationFrame(() => ref.current?.parentElement?.scrollTo({ top: 0 }))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && PROBLEM_ID}
        />
      </div>
      <StatusArea about={problem?.message ?? String(text === '')} isOverText={text !== ''}>
        {problem && (
          <Suspense>
            <TokenProblem problem={problem} id={PROBLEM_ID} />
          </Suspense>
        )}
        {text === '' && (
          <div className="pb-2 text-center text-ink-soft text-sm">
            <EmptyState coming="" examples={examples} onExample={onExample} />
          </div>
        )}
      </StatusArea>
      <footer className="flex flex-wrap gap-x-4 border-line border-t bg-sunken px-3.5 py-2 text-ink-soft text-sm max-lg:hidden">
        <Legend parts={segments?.slice(1) ?? []} />
      </footer>
    </section>
  )
}

function Legend({ parts }: { readonly parts: readonly string[] }) {
  return SEGMENTS.map(({ name, hue }, index) => (
    <span key={name} className="inline-flex min-w-28 items-center gap-1.5">
      <Swatch hue={hue} />
      {name}
      <span className="tabular-nums">{(parts[index] ?? '').trim().length.toLocaleString('en')}</span>
    </span>
  ))
}
