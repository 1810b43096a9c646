import { lazy, Suspense, useId, useRef } from 'react'
import { SelectField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import type { QrTool } from '../use-qr-tool.ts'
import { CONTENT_KINDS } from './kinds.ts'

const ContentProblem = lazy(() => import('./content-problem.tsx'))

/** Kind of content, and the text field for the kind without a form. */
export function ContentCard({ tool }: { readonly tool: QrTool }) {
  const { settings, change } = tool
  const problemId = useId()
  return (
    <Card>
      <div className="flex flex-col gap-2.5">
        <div className="bar-options">
          <SelectField
            label="Content"
            value={settings.kind}
            options={CONTENT_KINDS}
            onChange={(kind) => change({ kind })}
          />
        </div>
        {settings.kind === 'Text or URL' && (
          <TextBox value={settings.text} onChange={(text) => change({ text })} problemId={problemId} />
        )}
        <div className="min-h-16">
          <Suspense>
            <ContentProblem tool={tool} id={problemId} />
          </Suspense>
        </div>
      </div>
    </Card>
  )
}

type TextBoxProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Id of the alert about this field. */
  readonly problemId: string
}

function TextBox({ value, onChange, problemId }: TextBoxProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm max-lg:sr-only">
        Text or URL
      </label>
      <textarea
        ref={ref}
        id={id}
        dir="auto"
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field block resize-y max-lg:h-18"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problemId}
      />
    </div>
  )
}
