import { readFileSync } from 'node:fs'
import type { Environment } from './read-setting.ts'
import { VARIABLES } from './settings.ts'

/**
 * Returns the environment with the settings that are given as files: `SMTP_URL_FILE=/run/secrets/smtp` is the same as
 * `SMTP_URL` with the content of that file, without line breaks at its end. Throws an Error that names the variable if its
 * file cannot be read, or if the setting is given twice.
 */
export function readEnvironment(environment: Environment): Environment {
  const entries = VARIABLES.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (!path) return []
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: keep one of them`)
    return [[name, readValue(`${name}_FILE`, path)] as const]
  })
  const files = entries.map(([name]) => `${name}_FILE`)
  const others = Object.entries(environment).filter(([name]) => !files.includes(name))
  return Object.fromEntries([...others, ...entries])
}

function readValue(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(`${name} names ${path}, which cannot be read: ${reason}`)
  }
}
