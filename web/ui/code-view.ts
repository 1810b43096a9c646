import {
  defaultKeymap,
  deleteCharBackwardStrict,
  history,
  historyKeymap,
  insertNewline,
  isolateHistory,
} from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type SelectionRange,
  StateEffect,
  StateField,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import { sortSteps, textBefore, withHistory } from './code-history.ts'
import { codeColors, codeTheme, SPACE_BELOW_PX } from './code-theme.ts'
import type { TextStep } from './text-steps.ts'

/** Position of the text box that the editor replaces, and its steps. */
export type EditorStart = {
  readonly steps: readonly TextStep[]
  readonly anchor: number
  readonly head: number
  readonly scrollTop: number
  /** Content of a paste into the text box, which the editor inserts instead, with the focus. */
  readonly pasted: string | undefined
}

/** Decorations and attributes of an editor. */
type Look = {
  readonly label: string
  readonly language: 'json' | 'text'
  readonly placeholder: string
  readonly errorId: string | undefined
  readonly errorOffset: number | undefined
}

const look = new Compartment()

/** Key bindings that match the text box: no automatic indentation. */
const LIKE_A_TEXT_BOX: readonly KeyBinding[] = [
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  { key: 'Backspace', run: deleteCharBackwardStrict, shift: deleteCharBackwardStrict },
  // The browser's own Home would be lost where the editor writes its caret before it has heard of it.
  { key: 'Home', run: toLineStart, shift: selectToLineStart },
]

function toLineStart(view: EditorView): boolean {
  return select(view, view.moveToLineBoundary(view.state.selection.main, false))
}

function selectToLineStart(view: EditorView): boolean {
  const { main } = view.state.selection
  return select(view, EditorSelection.range(main.anchor, view.moveToLineBoundary(main, false).head))
}

function select(view: EditorView, range: SelectionRange): boolean {
  view.dispatch({ selection: EditorSelection.create([range]), scrollIntoView: true, userEvent: 'select' })
  return true
}

/** Tab leaves the editor as it leaves any field; Mod+Enter is the tool's own. */
const KEYS = [
  ...LIKE_A_TEXT_BOX,
  ...[...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap].filter(
    ({ key }) => key !== 'Mod-Enter',
  ),
]

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
  EditorView.scrollMargins.of(() => ({ bottom: SPACE_BELOW_PX })),
  keymap.of(KEYS),
  EditorView.domEventHandlers({
    drop: isOfFiles,
    paste: (event, view) =>
      isOfFiles(event) || pasteLongLine(view, event.clipboardData?.getData('text/plain')),
  }),
  // Browsers move the caret to the start of the text on focus; CodeMirror corrects it too, but on a busy page too late.
  EditorView.domEventObservers({ focus: (_, view) => view.focus() }),
  codeTheme,
]

/** Files are the tool's, not the editor's, which would read them as text. */
function isOfFiles(event: DragEvent | ClipboardEvent): boolean {
  const transfer = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData
  return (transfer?.files.length ?? 0) > 0
}

/** Whether this is one line that wraps many times; its end is far from its beginning. */
function isLongLine(text: string): boolean {
  return text.length > 1000 && !text.trim().includes('\n')
}

/** Pastes one long line without scrolling to its end. */
function pasteLongLine(view: EditorView, text = ''): boolean {
  if (isLongLine(text)) paste(view, text)
  return isLongLine(text)
}

function paste(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), {
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
    scrollIntoView: !isLongLine(text),
  })
}

/** Creates an editor in an element, in place of the text box, and reports each change of the whole text. */
export function createCodeView(
  parent: HTMLElement,
  text: string,
  firstLook: Look,
  start: EditorStart,
  onChange: (text: string) => void,
): EditorView {
  const reportChange = EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString())
  })
  const first = EditorState.create({
    doc: textBefore(start.steps, text),
    extensions: [WAYS, errorDecorations, reportChange, look.of(lookOf(firstLook))],
  })
  const state = withHistory(first, sortSteps(start.steps, text))
  // A text box counts line breaks in its caret like the editor: LF alone.
  const selection = { anchor: start.anchor, head: start.head }
  const view = new EditorView({ parent, state: state.update({ selection }).state })
  setLook(view, firstLook)
  view.scrollDOM.scrollTop = start.scrollTop
  if (start.pasted !== undefined) {
    view.focus()
    paste(view, start.pasted)
  }
  return view
}

/** Puts another text in place of the whole; it can be undone by key as typing can. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

export function setLook(view: EditorView, now: Look): void {
  view.dispatch({ effects: [look.reconfigure(lookOf(now)), setError.of(now.errorOffset)] })
}

function lookOf({ label, language, placeholder: hint, errorId }: Look) {
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
  ]
}

const WRONG_LINE = Decoration.line({ class: 'cm-wrong-line' })
const WRONG_CHARACTER = Decoration.mark({ class: 'cm-wrong-character' })
const setError = StateEffect.define<number | undefined>()

/** Decorations of the invalid line and character. They move with the text until the next update. */
const errorDecorations = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, state }) {
    const effect = effects.find((one) => one.is(setError))
    return effect ? decorationsAt(state, effect.value) : decorations.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function decorationsAt({ doc }: EditorState, errorOffset: number | undefined): DecorationSet {
  if (errorOffset === undefined) return Decoration.none
  const offset = Math.min(errorOffset, doc.length)
  const line = doc.lineAt(offset)
  const decorations = [WRONG_LINE.range(line.from)]
  if (offset < line.to) decorations.push(WRONG_CHARACTER.range(offset, offset + 1))
  return Decoration.set(decorations)
}
