import { type ComponentType, type Ref, useRef, useState } from 'react'
import type { CodeEditorProps, TextCaret } from './code-editor.tsx'
import { useTypedEarly } from './use-typed-early.ts'

export type CodeBoxProps = Omit<CodeEditorProps, 'start' | 'caretRef'> & {
  /** Hands out the caret, whichever of the two is there. */
  readonly caretRef: Ref<TextCaret>
}

type Editor = {
  readonly Component: ComponentType<CodeEditorProps>
  readonly start: CodeEditorProps['start']
}

/** Text boxes lay out longer text too slowly to be typed into, when they must wrap it. */
const LONGEST_WRAPPED = 200_000

/**
 * A text box that becomes a code editor with the first key or touch: there at once with the page, at home in 5 MB of text.
 * What is typed meanwhile, the caret and the focus go over to the editor. Without the network it stays a text box.
 */
export function CodeBox(props: CodeBoxProps) {
  const { label, value, onChange, placeholder, errorId, caretRef } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const loading = useRef(false)
  const [editor, setEditor] = useState<Editor>()
  useTypedEarly(field, value, onChange)

  const bringEditor = async () => {
    if (loading.current) return
    loading.current = true
    const { CodeEditor } = await import('./code-editor.tsx').catch(() => ({ CodeEditor: undefined }))
    const box = field.current
    // In the middle of composing a sign, the box must stay what it is; the next key tries again.
    if (!CodeEditor || !box || isComposing.current) {
      loading.current = false
      return
    }
    const { selectionStart, selectionEnd, scrollTop } = box
    const hasFocus = box === document.activeElement
    setEditor({ Component: CodeEditor, start: { selectionStart, selectionEnd, scrollTop, hasFocus } })
  }

  if (editor) return <editor.Component {...props} start={editor.start} />
  const box = (element: HTMLTextAreaElement | null) => {
    field.current = element
    if (typeof caretRef === 'function') caretRef(element)
    else if (caretRef) caretRef.current = element
  }
  return (
    <textarea
      ref={box}
      aria-label={label}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      wrap={value.length > LONGEST_WRAPPED ? 'off' : undefined}
      className="min-h-60 w-full flex-1 resize-y bg-transparent py-3.5 pr-3.5 pl-12 font-mono text-[0.86rem] leading-relaxed outline-offset-[-2px]"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={bringEditor}
      onPointerDown={bringEditor}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    />
  )
}
