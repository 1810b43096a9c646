import { escapeJsonString } from '#lib/json/string-escape.ts'
import { toResult } from '#lib/result/result.ts'
import { readJsonObject } from './json-part.ts'

/** Returns the header with another `alg`, otherwise unchanged; an invalid header is replaced. */
export function setAlgorithm(header: string, alg: string): string {
  const part = toResult(() => readJsonObject('Header', header))
  const members = part.ok ? part.value.members : [{ name: 'typ', source: '"JWT"' }]
  const others = members.filter(({ name }) => name !== 'alg').map(({ name, source }) => line(name, source))
  return `{\n${[line('alg', escapeJsonString(alg)), ...others].join(',\n')}\n}`
}

function line(name: string, source: string): string {
  return `  ${escapeJsonString(name)}: ${source}`
}
