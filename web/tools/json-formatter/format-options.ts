export const INDENTS = ['2 spaces', '4 spaces', 'Tab', 'Minified'] as const
export type Indent = (typeof INDENTS)[number]

/** Formatting of the output. */
export type Layout = { readonly indent: Indent; readonly sortKeys: boolean }

/** Indentation per level; empty if minified. */
export const INDENT_TEXT: Readonly<Record<Indent, string>> = {
  '2 spaces': '  ',
  '4 spaces': '    ',
  Tab: '\t',
  Minified: '',
}
