import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe'])

/**
 * Returns the comments of a source file and the titles of its tests, each with its line. Comment markers are removed, and
 * directives (`biome-ignore`, `@ts-…`) left out.
 */
export function readComments(path) {
  const source = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, source)
  const lineAt = (start) => source.slice(0, start).split('\n').length
  const found = comments
    .map(({ value, start }) => ({ path, line: lineAt(start), kind: 'comments', text: plainText(value) }))
    .filter(({ text }) => text !== '' && !/^(biome-ignore|@ts-|\/ <reference)/.test(text))
  return [...found, ...titlesIn(program, path, lineAt)]
}

function plainText(comment) {
  return comment
    .replaceAll(/^\s*\*+ ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function titlesIn(program, path, lineAt) {
  const titles = []
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node?.type !== 'string') return
    if (node.type === 'CallExpression' && TEST_FUNCTIONS.has(calledName(node.callee))) {
      const text = textOf(node.arguments[0])
      if (text) titles.push({ path, line: lineAt(node.start), kind: 'titles', text })
    }
    for (const part of Object.values(node)) if (part && typeof part === 'object') walk(part)
  }
  walk(program)
  return titles
}

/** Returns `test` for `test`, `test.skip`, `test.each(…)` and `test.each(…).only`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  return undefined
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : undefined
}
