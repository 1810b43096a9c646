import { escapeJsonString } from '#lib/json/string-escape.ts'
import { toResult } from '#lib/result/result.ts'
import { readJsonObject } from './json-part.ts'

/** The header with another `alg`, all else as it is; one that cannot be read is begun anew. */
export function setAlgorithm(header: string, alg: string): string {
  const part = toResult(() => readJsonObject('Header', header))
  const members = part.ok ? part.value.members : [{ name: 'typ', source: '"JWT"' }]
  const others = members.filter(({ name }) => name !== 'alg').map(({ name, source }) => line(name, source))
  return `{\n${[line('alg', escapeJsonString(alg)), ...others].join(',\n')}\n}`
}

function line(name: string, source: string): string {
  return `  ${escapeJsonString(name)}: ${source}`
}
