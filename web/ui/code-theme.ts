import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The hues of JSON are those of `json-colors.tsx`. */
export const codeColors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--dev)' },
  { tag: tags.string, color: 'var(--finance)' },
  { tag: tags.number, color: 'var(--fun)' },
  { tag: [tags.bool, tags.null], color: 'var(--text)' },
])

/** Space below the last line, for messages: that of the text box. */
export const SPACE_BELOW_PX = 108

const FIELD = {
  border: '1px solid var(--line-strong)',
  borderRadius: '6px',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: '14px',
}

/** The editor in the look of the text box that it follows. */
export const codeTheme = EditorView.theme({
  '&': { flex: '1 1 auto', minHeight: '0', color: 'var(--ink)', fontSize: '13.5px' },
  // The whole pane shows it.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.625', overflow: 'auto' },
  '.cm-content': { padding: `0.875rem 0 ${SPACE_BELOW_PX}px`, caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.875rem 0 0.25rem' },
  '.cm-gutters': { background: 'var(--sunken)', color: 'var(--ink-soft)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: 'calc(3ch + 0.75rem)', padding: '0 0.25rem 0 0.5rem' },
  '.cm-foldGutter .cm-gutterElement': { width: '0.85rem', cursor: 'pointer' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--sunken) 55%, transparent)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-selectionMatch': { background: 'var(--care-soft)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--accent-soft)',
    outline: '1px solid var(--accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--wrong-soft)' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-wrong-line': { background: 'var(--wrong-soft)' },
  '.cm-wrong-character': { background: 'var(--wrong)', color: 'var(--surface)', borderRadius: '2px' },
  '.cm-foldPlaceholder': {
    background: 'var(--sunken)',
    color: 'var(--ink-soft)',
    borderColor: 'var(--line)',
  },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2rem 0.5rem 0.75rem', fontFamily: 'var(--font-sans)' },
  '.cm-panel.cm-search label': { fontSize: '13px', whiteSpace: 'nowrap' },
  '.cm-textfield': { ...FIELD, padding: '0.2rem 0.5rem' },
  '.cm-button': { ...FIELD, backgroundImage: 'none', padding: '0.2rem 0.6rem' },
  '.cm-panel.cm-search [name=close]': { fontSize: '20px', minWidth: '1.5rem', minHeight: '1.5rem' },
  '.cm-searchMatch': { background: 'var(--care-soft)', outline: '1px solid var(--care)' },
  '.cm-searchMatch-selected': { background: 'var(--accent-soft)', outline: '2px solid var(--ink)' },
})
