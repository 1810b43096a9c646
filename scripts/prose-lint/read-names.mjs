import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Kinds of nodes that declare the name in this property. */
const DECLARING = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}

/** Returns the names that a source file declares: variables, parameters, functions, types, classes and their members. */
export function readNames(path) {
  const source = readFileSync(path, 'utf8')
  const found = []
  const add = ({ name, start }) => found.push({ path, line: source.slice(0, start).split('\n').length, name })
  const addPattern = (node) => {
    if (node?.type === 'Identifier') add(node)
    if (node?.type === 'ObjectPattern')
      for (const { value, argument } of node.properties) addPattern(value ?? argument)
    if (node?.type === 'ArrayPattern') node.elements.forEach(addPattern)
    if (node?.type === 'AssignmentPattern') addPattern(node.left)
    if (node?.type === 'RestElement') addPattern(node.argument)
  }
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node?.type !== 'string') return
    addPattern(node[DECLARING[node.type]])
    if (Array.isArray(node.params)) node.params.forEach(addPattern)
    for (const part of Object.values(node)) if (part && typeof part === 'object') walk(part)
  }
  walk(parseSync(path, source).program)
  return found
}
