import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { createCodeView, type EditorStart, replaceText, setLook } from './code-view.ts'

/** Methods shared by text box and editor. */
export type TextCaret = Pick<HTMLTextAreaElement, 'focus' | 'setSelectionRange'>

export type CodeEditorProps = {
  readonly label: string
  readonly language: 'json' | 'text'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  /** Id of the alert about the text. */
  readonly errorId: string | undefined
  /** The place that the alert speaks of, as a UTF-16 index. */
  readonly errorOffset: number | undefined
  readonly start: EditorStart
  readonly caretRef: Ref<TextCaret>
}

/** A code editor: CodeMirror, as a controlled text box. */
export function CodeEditor({ value, onChange, start, caretRef, ...look }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const reported = useRef(value)
  const given = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes is told to it below
  useLayoutEffect(() => {
    if (!container.current) return
    const report = (text: string) => {
      reported.current = text
      latest.current(text)
    }
    view.current = createCodeView(container.current, value, look, start, report)
    return () => view.current?.destroy()
  }, [])
  useLayoutEffect(() => {
    const isNew = value !== given.current
    given.current = value
    if (!view.current || !isNew || value === reported.current) return
    reported.current = value
    replaceText(view.current, value)
  }, [value])
  const { label, language, placeholder, errorId, errorOffset } = look
  useLayoutEffect(() => {
    if (view.current) setLook(view.current, { label, language, placeholder, errorId, errorOffset })
  }, [label, language, placeholder, errorId, errorOffset])
  useImperativeHandle(caretRef, () => ({
    focus: () => view.current?.focus(),
    setSelectionRange: (from, to) => {
      const length = view.current?.state.doc.length ?? 0
      view.current?.dispatch({
        selection: { anchor: Math.min(from ?? 0, length), head: Math.min(to ?? 0, length) },
        scrollIntoView: true,
      })
    },
  }))
  return (
    <div
      ref={container}
      className="flex min-h-(--box,15rem) min-w-0 flex-[1_1_0px] flex-col overflow-hidden"
    />
  )
}
