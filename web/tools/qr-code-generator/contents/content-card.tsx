import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '#web/platform/when-idle.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import type { QrTool } from '../use-qr-tool.ts'
import { CONTENT_KINDS } from './kinds.ts'

const loadForm = () => import('./content-form.tsx')
const LateForm = lazy(loadForm)

type ContentCardProps = {
  readonly tool: QrTool
  /** Id of the message about the content. */
  readonly problemId: string
  /** The visitor has left the fields. */
  readonly onLeave: () => void
  /** Content after the fields. */
  readonly children: ReactNode
}

/** Kind of content, and its fields. */
export function ContentCard({ tool, problemId, onLeave, children }: ContentCardProps) {
  const { settings, change } = tool
  const { kind } = settings
  // Loaded before a kind is chosen, so that its fields are there at once.
  const [ContentForm, setForm] = useState<ComponentType<ComponentProps<typeof LateForm>>>(() => LateForm)
  useEffect(() => whenIdle(() => loadForm().then((module) => setForm(() => module.default))), [])
  const onBlur = (event: FocusEvent) => hasLeft(event) && onLeave()
  return (
    <Card>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes that the visitor has left the fields */}
      <div className="flex flex-col gap-2.5" onBlur={onBlur}>
        <div className="bar-options">
          <SelectField
            label="Content"
            value={kind}
            options={CONTENT_KINDS}
            onChange={(next) => change({ kind: next })}
          />
        </div>
        {kind === 'Text or URL' ? (
          <TextBox value={settings.text} onChange={(text) => change({ text })} problemId={problemId} />
        ) : (
          <Suspense fallback={<div className="min-h-48" />}>
            <ContentForm tool={tool} kind={kind} />
          </Suspense>
        )}
      </div>
      {children}
    </Card>
  )
}

/** Returns whether the focus leaves the fields for another part of the page, not for another window. */
function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget) && document.activeElement !== target
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
        className="field block resize-y max-lg:h-[calc(2*var(--control)+3.7875rem)]"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problemId}
      />
    </div>
  )
}
