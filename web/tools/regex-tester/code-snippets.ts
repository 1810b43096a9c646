import type { RegexState } from './regex-state.ts'

type SnippetParams = Pick<RegexState, 'pattern' | 'flags' | 'task' | 'replacement' | 'template'>

/** Code that does what the page does, valid as JavaScript and as TypeScript. The pattern must be valid. */
export function javascriptSnippet({ pattern, flags, task, replacement, template }: SnippetParams): string {
  const regex = new RegExp(pattern, flags)
  const head = `const regex = ${regex}\n`
  if (task === 'Replace') return `${head}const replaced = text.replace(regex, ${quote(replacement)})\n`
  if (task === 'Split') return `${head}const parts = text.split(regex)\n`
  if (task === 'List') return head + listSnippet(regex.global, template)
  if (!regex.global)
    return `${head}const match = regex.exec(text)\nif (match) console.log(match.index, match[0], match.slice(1))\n`
  return `${head}for (const match of text.matchAll(regex)) {\n  console.log(match.index, match[0], match.slice(1))\n}\n`
}

/** A template without `$`, or of the whole match alone, needs no replacement. */
function listSnippet(isGlobal: boolean, template: string): string {
  const found = isGlobal
    ? 'Array.from(text.matchAll(regex))'
    : '[regex.exec(text)].filter((match) => match !== null)'
  if (template === '$&') return `const list = ${found}.map((match) => match[0])\n`
  const parts = template.split(/(\$[$&]|\$\d\d?|\$<[^>]*>)/).filter((part) => part !== '')
  const items = parts.map((part) => {
    const name = /^\$<(.*)>$/.exec(part)?.[1]
    if (name !== undefined) return `match.groups?.[${quote(name)}] ?? ''`
    const number = /^\$(\d+)$/.exec(part)?.[1]
    if (number !== undefined) return `match[${Number(number)}] ?? ''`
    if (part === '$&') return 'match[0]'
    return quote(part === '$$' ? '$' : part)
  })
  return `const list = ${found}.map((match) =>\n  [${items.join(', ')}].join(''),\n)\n`
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
