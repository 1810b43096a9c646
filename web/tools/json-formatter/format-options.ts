export const INDENTS = ['2 spaces', '4 spaces', 'Tab', 'Minified'] as const
export type Indent = (typeof INDENTS)[number]

export type FormatOptions = {
  readonly indent: Indent
  readonly sortKeys: boolean
  /** The input is JSON Lines; the output is one array. */
  readonly jsonLines: boolean
}

export const DEFAULT_OPTIONS: FormatOptions = { indent: '2 spaces', sortKeys: false, jsonLines: false }

/** What is written once a level; nothing when minified. */
export const INDENT_TEXT: Readonly<Record<Indent, string>> = {
  '2 spaces': '  ',
  '4 spaces': '    ',
  Tab: '\t',
  Minified: '',
}
