/** Actions that open a block, which `end` closes. */
const BLOCK_ACTION = /^(?:if|with|range|define|block)\b/

/** Names in a Helm template, and its YAML without actions. */
export type HelmTemplate = {
  /** Paths of values, such as `image.tag`. */
  readonly values: readonly string[]
  readonly included: readonly string[]
  readonly defined: readonly string[]
  /** Each action in a line replaced by a word; lines with nothing but an action are left out. */
  readonly skeleton: string
}

/** Parses a Helm template. Throws an Error for blocks, quotes or parentheses that are not closed. */
export function parseHelmTemplate(text: string): HelmTemplate {
  const actions = [...text.matchAll(/\{\{-?\s*([\s\S]*?)\s*-?\}\}/g)].map(([, action = '']) => action)
  const rest = text.replaceAll(/\{\{[\s\S]*?\}\}/g, '')
  if (/\{\{|\}\}/.test(rest)) throw new Error('An action is not closed')
  let depth = 0
  for (const action of actions) {
    if (BLOCK_ACTION.test(action)) depth += 1
    if (action === 'end') depth -= 1
    if (depth < 0) throw new Error('A block is not closed')
  }
  if (depth > 0) throw new Error('A block is not closed')
  for (const action of actions) refuseUnbalanced(action)
  const find = (pattern: RegExp) =>
    actions.flatMap((action) => [...action.matchAll(pattern)].map(([, name = '']) => name))
  return {
    values: find(/(?<![\w)])\.Values\.([\w.]+)/g),
    included: find(/\binclude "([^"]+)"/g),
    defined: find(/^define "([^"]+)"/g),
    skeleton: text.replaceAll(/^\s*\{\{.*\}\}\s*\n/gm, '').replaceAll(/\{\{.*?\}\}/g, 'x'),
  }
}

function refuseUnbalanced(action: string): void {
  if ((action.match(/"/g) ?? []).length % 2 === 1) throw new Error(`A quote is not closed: ${action}`)
  const plain = action.replaceAll(/"[^"]*"/g, '')
  if ((plain.match(/\(/g) ?? []).length !== (plain.match(/\)/g) ?? []).length)
    throw new Error(`A parenthesis is not closed: ${action}`)
}
