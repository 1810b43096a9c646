import {
  type ClipboardEvent,
  type ComponentType,
  type CSSProperties,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { CodeEditorProps, TextCaret } from './code-editor.tsx'
import { bottomOfLine, LineNumbers, numberedLines } from './line-numbers.tsx'
import { stepBetween, type TextStep } from './text-steps.ts'

type CodeBoxProps = Omit<CodeEditorProps, 'start' | 'caretRef'> & {
  /** Exposes the caret of the text box or of the editor. */
  readonly caretRef: Ref<TextCaret>
}

type Editor = {
  readonly Component: ComponentType<CodeEditorProps>
  readonly start: CodeEditorProps['start']
}

/** Text boxes lay out longer text too slowly for typing, if they must wrap it. */
const MAX_WRAPPED_LENGTH = 200_000
/** In characters; its end is far from its beginning. */
const LONG_LINE = 1000
/** Space below the last line, for messages, in pixels: `pb-27`. */
const SPACE_BELOW_PX = 108
/** Text boxes take seconds for longer text of many lines. */
const LONG = 20_000

/**
 * Text box that is replaced by a code editor: available at once with the page, fast with 5 MB. The replacement happens
 * without focus, or within the event of a large paste, so that no key, composition or drag is lost. Content, caret and
 * history are transferred. Offline it is not replaced.
 */
export function CodeBox(props: CodeBoxProps) {
  const { label, value, onChange, placeholder, errorId, caretRef } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const numbers = useRef<HTMLDivElement>(null)
  const known = useRef(value)
  const steps = useRef<TextStep[]>([])
  const isComposing = useRef(false)
  /** Whether a long line has just been pasted, whose beginning remains visible. */
  const isLinePasted = useRef(false)
  const engine = useRef<ComponentType<CodeEditorProps>>(undefined)
  const [editor, setEditor] = useState<Editor>()
  // React must never write into the box: it would move the caret.
  const [first] = useState(value)

  const remember = (text: string, kind = '') => {
    if (text === known.current) return
    steps.current.push(stepBetween(known.current, text, Date.now(), kind))
    known.current = text
  }
  const report = (kind?: string) => {
    const text = field.current?.value ?? ''
    remember(text, kind)
    onChange(text)
  }
  /** Transfers text, caret and history in one step: nothing can happen between them and the editor. */
  const giveWay = (pasted?: string) => {
    const box = field.current
    const Component = engine.current
    if (!box || !Component) return
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = box
    const isBackward = selectionDirection === 'backward'
    const start = {
      steps: steps.current,
      anchor: isBackward ? selectionEnd : selectionStart,
      head: isBackward ? selectionStart : selectionEnd,
      scrollTop,
      pasted,
    }
    flushSync(() => setEditor({ Component, start }))
  }
  const giveWayUnlessUsed = () => {
    const isUsed = field.current === document.activeElement
    // A button that is being pressed must not move away from under the pointer.
    if (document.querySelector(':active')) addEventListener('pointerup', afterwards, { once: true })
    else if (!isUsed) giveWay()
  }
  const afterwards = () => setTimeout(giveWayUnlessUsed)
  const load = async () => {
    if (engine.current) return
    const { CodeEditor } = await import('./code-editor.tsx').catch(() => ({ CodeEditor: undefined }))
    engine.current = CodeEditor
    giveWayUnlessUsed()
  }
  /** Browsers keep the caret above the lower edge of the box, not above its space for messages. */
  const showCaret = (box: HTMLTextAreaElement) => {
    if (isLinePasted.current) {
      box.scrollTop = 0
      return
    }
    const bottom = bottomOfLine(numbers.current, box.value.slice(0, box.selectionEnd).split('\n').length)
    const room = box.clientHeight - SPACE_BELOW_PX
    if (bottom !== undefined && room > 0) box.scrollTop = Math.max(box.scrollTop, bottom - room)
  }
  const use = () => {
    isLinePasted.current = false
    load()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    isLinePasted.current = text.length > LONG_LINE && !`${field.current?.value}${text}`.trim().includes('\n')
    if (text.length < LONG || !engine.current || isComposing.current || event.clipboardData.files.length > 0)
      return
    event.preventDefault()
    giveWay(text)
  }

  // Input from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of hydration counts
  useEffect(() => {
    if (field.current && field.current.value !== known.current) report()
  }, [])
  // A message can take space from the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box exists once
  useEffect(() => {
    const box = field.current
    if (!box) return
    const observer = new ResizeObserver(() => box === document.activeElement && showCaret(box))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is another text
  useLayoutEffect(() => {
    if (!field.current || value === known.current) return
    remember(value)
    field.current.value = value
  }, [value])

  if (editor) return <editor.Component {...props} start={editor.start} />
  const box = (element: HTMLTextAreaElement | null) => {
    field.current = element
    if (typeof caretRef === 'function') caretRef(element)
    else if (caretRef) caretRef.current = element
  }
  const isWrapped = value.length <= MAX_WRAPPED_LENGTH
  return (
    <div
      className="relative flex min-h-(--box,15rem) with-gutter flex-1 flex-col font-mono text-code"
      style={{ '--digits': Math.max(3, String(numberedLines(value).length).length) } as CSSProperties}
    >
      <LineNumbers text={value} isWrapped={isWrapped} ref={numbers} />
      <textarea
        ref={box}
        aria-label={label}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap={isWrapped ? undefined : 'off'}
        className="relative w-full flex-1 resize-none bg-transparent py-3.5 pr-3.5 pb-27 pl-(--gutter) leading-relaxed [scrollbar-gutter:stable]"
        onScroll={({ currentTarget: { scrollTop } }) =>
          numbers.current?.style.setProperty('translate', `0 ${-scrollTop}px`)
        }
        placeholder={placeholder}
        defaultValue={first}
        onChange={({ nativeEvent }) =>
          report('inputType' in nativeEvent ? String(nativeEvent.inputType) : '')
        }
        onSelect={({ currentTarget }) => showCaret(currentTarget)}
        onPaste={paste}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && load()}
        onPointerDown={use}
        onKeyDown={use}
        onBlur={afterwards}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={() => {
          isComposing.current = false
        }}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
    </div>
  )
}
