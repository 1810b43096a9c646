import { useId, useRef } from 'react'
import type { Problem } from '#lib/outcome/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Pane } from '#web/ui/bench.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTypedEarly } from '#web/ui/use-typed-early.ts'
import { ExampleField } from './example-field.tsx'
import { PaintedToken } from './painted-token.tsx'
import { cutSegments, SEGMENTS } from './segments.ts'
import { Swatch } from './swatch.tsx'
import type { JwtTool } from './use-jwt.ts'

const PROBLEM_ID = 'jwt-problem'
const TEXT =
  'col-start-1 row-start-1 p-3.5 font-mono text-[0.86rem] leading-relaxed whitespace-pre-wrap break-all'

type TokenPaneProps = {
  readonly tool: JwtTool
  /** Said once the visitor pauses. */
  readonly problem: Problem | undefined
}

/** Where the token goes in, its three parts in colours of their own. */
export function TokenPane({ tool, problem }: TokenPaneProps) {
  const { text, setText, keyText, clear } = tool
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  useTypedEarly(ref, text, setText)
  const segments = cutSegments(text)
  return (
    <Pane
      title={<label htmlFor={id}>Token</label>}
      actions={
        <>
          <ExampleField tool={tool} />
          <Button size="small" onClick={clear} disabled={text === '' && keyText === ''}>
            Clear
          </Button>
        </>
      }
      foot={segments && <Legend parts={segments.slice(1)} />}
    >
      {problem && (
        <div className="p-3.5 pb-0">
          <Alert problem={problem} id={PROBLEM_ID} />
        </div>
      )}
      <div className="grid max-h-[32rem] min-h-48 flex-1 overflow-y-auto">
        {/* Above the text box, whose own letters are then unseen: a selection must not cover the colours. */}
        {segments && (
          <div aria-hidden className={`${TEXT} pointer-events-none z-10 forced-colors:invisible`}>
            <PaintedToken text={text} segments={segments} />
            {/* A last line break needs something to stand before. */}
            {'\u200b'}
          </div>
        )}
        <textarea
          ref={ref}
          id={id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          rows={4}
          className={`${TEXT} h-full min-h-48 w-full resize-none bg-transparent outline-offset-[-2px] ${segments ? 'overflow-hidden text-transparent caret-(--ink) forced-colors:text-[CanvasText]' : ''}`}
          placeholder="Paste a token: eyJ…  “Bearer”, quotes and line breaks may stay."
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && PROBLEM_ID}
        />
      </div>
    </Pane>
  )
}

function Legend({ parts }: { readonly parts: readonly string[] }) {
  return SEGMENTS.map(({ name, hue }, index) => (
    <span key={name} className="inline-flex items-center gap-1.5">
      <Swatch hue={hue} />
      {name}
      <span className="tabular-nums">{(parts[index] ?? '').trim().length.toLocaleString('en')}</span>
    </span>
  ))
}
