import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import { codeColors, codeTheme } from './code-theme.ts'

/** Where the text box stood that the editor follows. */
export type EditorStart = {
  readonly selectionStart: number
  readonly selectionEnd: number
  readonly scrollTop: number
  readonly hasFocus: boolean
}

/** What an editor shows beside its text. */
type Look = {
  readonly label: string
  readonly language: 'json' | 'text'
  readonly placeholder: string
  readonly errorId: string | undefined
  readonly errorOffset: number | undefined
}

const look = new Compartment()

/** Tab leaves the editor as it leaves any field; Mod+Enter is the tool's own. */
const KEYS = [...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap].filter(
  ({ key }) => key !== 'Mod-Enter',
)

const WAYS: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  highlightSpecialChars(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  bracketMatching(),
  search({ top: true }),
  syntaxHighlighting(codeColors),
  EditorView.lineWrapping,
  keymap.of(KEYS),
  EditorView.domEventHandlers({ drop: isOfFiles, paste: isOfFiles }),
  codeTheme,
]

/** Files are the tool's, not the editor's, which would read them as text. */
function isOfFiles(event: DragEvent | ClipboardEvent): boolean {
  const transfer = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData
  return (transfer?.files.length ?? 0) > 0
}

/** Puts an editor into an element, where the text box stood, and tells each change of the whole text. */
export function createCodeView(
  parent: HTMLElement,
  text: string,
  firstLook: Look,
  start: EditorStart,
  onChange: (text: string) => void,
): EditorView {
  const tellChange = EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString())
  })
  const state = EditorState.create({
    doc: text,
    extensions: [WAYS, tellChange, look.of([])],
  })
  const view = new EditorView({ parent, state })
  // A text box tells its caret in the same line breaks as the editor: LF alone.
  const length = view.state.doc.length
  view.dispatch({
    selection: {
      anchor: Math.min(start.selectionStart, length),
      head: Math.min(start.selectionEnd, length),
    },
    effects: look.reconfigure(lookOf(view.state, firstLook)),
  })
  view.scrollDOM.scrollTop = start.scrollTop
  if (start.hasFocus) view.focus()
  return view
}

/** Puts another text in place of the whole; it can be undone by key as typing can. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

export function setLook(view: EditorView, now: Look): void {
  view.dispatch({ effects: look.reconfigure(lookOf(view.state, now)) })
}

function lookOf(state: EditorState, { label, language, placeholder: hint, errorId, errorOffset }: Look) {
  return [
    language === 'json' ? json() : [],
    placeholder(hint),
    EditorView.contentAttributes.of({
      'aria-label': label,
      ...(errorId && { 'aria-describedby': errorId, 'aria-invalid': 'true' }),
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    errorOffset === undefined ? [] : errorMarks(state, errorOffset),
  ]
}

const WRONG_LINE = Decoration.line({ class: 'cm-wrong-line' })
const WRONG_SIGN = Decoration.mark({ class: 'cm-wrong-sign' })

/** The line that is wrong, and in it the sign. */
function errorMarks({ doc }: EditorState, errorOffset: number): Extension {
  const offset = Math.min(errorOffset, doc.length)
  const line = doc.lineAt(offset)
  const marks = [WRONG_LINE.range(line.from)]
  if (offset < line.to) marks.push(WRONG_SIGN.range(offset, offset + 1))
  return EditorView.decorations.of(Decoration.set(marks))
}
