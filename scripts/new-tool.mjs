// npm run new-tool <slug>: creates a folder with the two files of a tool, and a first test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.mjs'

const slug = process.argv[2] ?? ''
const folder = join(root, 'web/tools', slug)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  fail('Name the tool in kebab-case: npm run new-tool word-counter')
if (existsSync(folder)) fail(`web/tools/${slug} exists already`)

const title = slug
  .split('-')
  .map((word) => word[0].toUpperCase() + word.slice(1))
  .join(' ')
const name = title.replaceAll(' ', '')
const verb = `describe${name}`
mkdirSync(folder, { recursive: true })
write('tool.ts', [
  "import type { Tool } from '#web/catalog/tool.ts'",
  "import Wrench from '~icons/lucide/wrench'",
  '',
  'export const tool: Tool = {',
  `  id: ${freeId()},`,
  `  slug: '${slug}',`,
  `  title: '${title}',`,
  "  tagline: 'What it does, in a line of up to 50 characters.',",
  "  summary: 'What it does for the visitor, in one sentence.',",
  "  features: ['First claim', 'Second claim', 'Third claim'],",
  "  categories: ['text'],",
  '  tags: [],',
  '  icon: Wrench,',
  '}',
])
write(`${slug}.ts`, [
  '/** What the tool computes: pure, no React, no DOM. */',
  `export function ${verb}(text: string): string {`,
  '  return text.trim()',
  '}',
])
write(`${slug}.test.ts`, [
  "import { expect, test } from 'vitest'",
  `import { ${verb} } from './${slug}.ts'`,
  '',
  'test.each([',
  "  ['', ''],",
  "  [' a ', 'a'],",
  `])('%j becomes %j', (text, expected) => {`,
  `  expect(${verb}(text)).toBe(expected)`,
  '})',
])
write('page.tsx', [
  "import * as v from 'valibot'",
  "import { usePersisted } from '#web/platform/store/persisted.ts'",
  "import { toolState } from '#web/platform/store/tool-state.ts'",
  "import { CopyButton } from '#web/ui/copy-button.tsx'",
  "import { TextPane, TextResult } from '#web/ui/pane.tsx'",
  "import { SplitEditor } from '#web/ui/split-editor.tsx'",
  `import { ${verb} } from './${slug}.ts'`,
  '',
  `const kept = toolState('${slug}', v.object({ text: v.optional(v.string(), '') }))`,
  '',
  `export default function ${name}Page() {`,
  '  const [{ text }, keep] = usePersisted(kept)',
  `  const result = ${verb}(text)`,
  '  return (',
  '    <SplitEditor',
  '      input={<TextPane label="Input" value={text} onChange={(next) => keep({ text: next })} />}',
  '      output={<TextResult label="Output" text={result} actions={<CopyButton text={result} />} />}',
  '      result={result || undefined}',
  '    />',
  '  )',
  '}',
])
write('e2e.spec.ts', [
  "import { expect, test } from '#e2e/test.ts'",
  '',
  "test('the main path', async ({ page, open }) => {",
  `  await open('/${slug}')`,
  "  await page.getByLabel('Input').fill(' a ')",
  "  await expect(page.getByLabel('Output')).toHaveText('a')",
  '})',
])
write('smoke.spec.ts', [
  "import { test } from '#e2e/browsers/test.ts'",
  '',
  "test('the main path', async ({ tab }) => {",
  `  await tab.open('/${slug}')`,
  "  await tab.fill('Input', ' a ')",
  "  await tab.shows('Output', 'a')",
  '})',
])
write('layout.fixture.ts', [
  "import type { ToolLayout } from '#e2e/tool-layout.ts'",
  '',
  'export const layout: ToolLayout = {',
  "  input: ['textbox', 'Input'],",
  "  result: ['status', 'Output'],",
  '}',
])
process.stdout.write(
  `web/tools/${slug} is there: its card is tool.ts, its screen page.tsx. npm run dev shows it.\n`,
)

function write(file, lines) {
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
}

/** The lowest number that no tool has. */
function freeId() {
  const tools = join(root, 'web/tools')
  const cards = readdirSync(tools).map((entry) => join(tools, entry, 'tool.ts'))
  const usedIds = new Set(
    cards
      .filter((card) => existsSync(card))
      .map((card) => Number(/\bid: (\d+)/.exec(readFileSync(card, 'utf8'))?.[1])),
  )
  return Array.from({ length: 999 }, (_, index) => index + 1).find((id) => id !== 28 && !usedIds.has(id))
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
