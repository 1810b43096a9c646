import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const UNREAD_ATTRIBUTES = new Set([
  'className',
  'style',
  'd',
  'id',
  'type',
  'name',
  'href',
  'rel',
  'autoComplete',
])
const UNREAD_NODES = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSLiteralType',
  'ImportExpression',
])
const SENTENCE = /\p{L} +\S*\p{L}/u

/**
 * Returns the user-visible text of a source file: the text of its elements and its strings of several words, with their
 * lines.
 */
export function textsOfSource(path) {
  const source = readFileSync(path, 'utf8')
  const { program } = parseSync(path, source)
  const texts = []
  const add = (text, start) => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (SENTENCE.test(said)) texts.push({ path, line: source.slice(0, start).split('\n').length, text: said })
  }
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node?.type !== 'string' || UNREAD_NODES.has(node.type)) return
    if (node.type === 'JSXAttribute' && UNREAD_ATTRIBUTES.has(node.name.name)) return
    if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string'))
      add(node.value, node.start)
    if (node.type === 'TemplateLiteral')
      add(node.quasis.map(({ value }) => value.cooked).join('…'), node.start)
    for (const part of Object.values(node)) if (typeof part === 'object') walk(part)
  }
  walk(program)
  return texts
}

/** The paragraphs, rows and points of a Markdown file, without its code, with their lines. */
export function textsOfDocument(path) {
  let isCode = false
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (/^\s*```/.test(line)) isCode = !isCode
      return isCode ? [] : [{ path, line: index + 1, text: line.replace(/`[^`]*`/g, '…').trim() }]
    })
    .filter(({ text }) => SENTENCE.test(text))
}
