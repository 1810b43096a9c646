import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getOptions } from '#lib/operation/options.ts'
import { manPage } from './cli/man-page.ts'
import { operationsText } from './cli/operations-text.ts'
import { OWN_OPTIONS } from './cli/read-arguments.ts'
import { findOperations, LISTED } from './find-operations.ts'
import { findTools, listedText, toolsText } from './generated-files.ts'
import tools from './mcp/tools.json' with { type: 'json' }

const found = await findOperations(findTools())
const operations = found.map(({ operation }) => operation)

test('npm run generate has been run since an operation was added or changed', () => {
  expect(LISTED).toEqual(JSON.parse(listedText(found)))
  expect(tools).toEqual(JSON.parse(toolsText(found)))
  const document = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  expect(document).toBe(operationsText(found))
  expect(readFileSync(join(import.meta.dirname, '../docs/sundry.1'), 'utf8')).toBe(manPage(operations))
})

test('no name is used twice, and all are words with hyphens', () => {
  const names = operations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
})

test('every operation has a sentence and an example', () => {
  for (const { name, summary, examples } of operations) {
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
    expect(examples.length, name).toBeGreaterThan(0)
  }
})

test('data are described: the schema of each operation accepts the results of its examples', () => {
  for (const { name, gives, data, examples } of operations) {
    expect(data !== undefined, name).toBe(gives === 'data')
    for (const { result } of examples) if (data) expect(v.parse(data, result), name).toEqual(result)
  }
})

test('conditions of options name fields', () => {
  for (const { name, params, onlyWith = {} } of operations) {
    const fields = Object.keys(params.entries)
    expect(
      Object.keys(onlyWith).filter((field) => !fields.includes(field)),
      name,
    ).toEqual([])
  }
})

test('no field has a name that is an option of the command itself', () => {
  const own: readonly string[] = OWN_OPTIONS
  const fields = operations.flatMap((operation) => getOptions(operation).map(({ name }) => name))
  expect(fields.filter((field) => own.includes(field))).toEqual([])
})

test('no page loads operations', () => {
  const web = join(import.meta.dirname, '../web')
  const shipped = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !/\.test\.tsx?$/.test(file))
  const loading = shipped.filter((file) =>
    /from '[^']*\/operations\.ts'|import\('[^']*\/operations\.ts'\)/.test(
      readFileSync(join(web, file), 'utf8'),
    ),
  )
  expect(loading).toEqual([])
})

test('every tool has an operation, or decision 33 says why not', () => {
  const root = join(import.meta.dirname, '..')
  const decision = readFileSync(join(root, 'docs/decisions/0033-interfaces.md'), 'utf8')
  const tools = globSync('*/tool.ts', { cwd: join(root, 'web/tools') }).map(dirname)
  const silent = tools.filter((tool) => !found.some((one) => one.tool === tool))
  expect(silent.filter((tool) => !decision.includes(`\`${tool}\``))).toEqual([])
  expect(LISTED.length).toBeGreaterThanOrEqual(35)
})
