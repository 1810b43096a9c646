import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isListedIn, relatedTools, tools, toolsIn } from './catalog.ts'
import { CATEGORIES } from './categories.ts'
import { categoriesOf, INTERESTS } from './interests.ts'

const folder = join(import.meta.dirname, '../tools')
const slugs = readdirSync(folder).sort()

test('every folder is in the catalog, and My Toolbox', () => {
  expect(tools.map(({ slug }) => slug).sort()).toEqual([...slugs, 'my-toolbox'].sort())
})

test('a number and an address belong to one tool', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length)
  expect(new Set(tools.map(({ slug }) => slug)).size).toBe(tools.length)
})

test.each(slugs)('%s follows the conventions of tools', (slug) => {
  const files = readdirSync(join(folder, slug), { recursive: true }).map(String)
  expect(
    existsSync(join(folder, slug, 'page.tsx')),
    'add page.tsx with the screen as its default export',
  ).toBe(true)
  expect(
    files.some((file) => file.endsWith('.test.ts')),
    'add tests of what it computes',
  ).toBe(true)
  expect(files.includes('e2e.spec.ts'), 'add e2e.spec.ts: the main path and its failure in a browser').toBe(
    true,
  )
  const tool = tools.find((entry) => entry.slug === slug)
  expect(tool?.slug, 'the slug in tool.ts is the name of the folder').toBe(slug)
  expect(tool?.summary.length, 'a summary is a sentence of up to 160 characters').toBeLessThanOrEqual(160)
  expect(tool?.tagline.length, 'a tagline is one line on a phone: up to 50 characters').toBeLessThanOrEqual(
    50,
  )
  expect(tool?.tags.length, 'name at least three words that people may search for').toBeGreaterThanOrEqual(3)
})

test('the six interests reach all nine categories', () => {
  expect(categoriesOf(INTERESTS.map(({ id }) => id))).toEqual(new Set(CATEGORIES.map(({ id }) => id)))
  expect(categoriesOf(['finance', 'text', 'nonsense'])).toEqual(
    new Set(['finance', 'business', 'text', 'files', 'design']),
  )
})

test('a category lists the tools at home in it first', () => {
  for (const { id } of CATEGORIES) {
    const homes = toolsIn(id).map((tool) => tool.categories[0] === id)
    expect(homes).toEqual([...homes].sort((a, b) => Number(b) - Number(a)))
    expect(toolsIn(id).every((tool) => isListedIn(tool, id))).toBe(true)
  }
})

test('three other tools are related to each', () => {
  for (const tool of tools) {
    expect(relatedTools(tool)).not.toContain(tool)
    expect(relatedTools(tool)).toHaveLength(3)
  }
})

test.each([
  ['json-formatter', ['csv-json-converter', 'base64-converter', 'jwt-decoder']],
  ['word-counter', ['case-converter', 'bulk-converter', 'ocr-extractor']],
  ['payroll-calculator', ['hourly-worth-calculator', 'grade-calculator', 'business-calculator']],
  ['anonymous-poll', ['sprint-point-estimator', 'quiz-builder', 'team-shuffle']],
])('%s leads to tools of the same words', (slug, related) => {
  const tool = tools.find((one) => one.slug === slug)
  expect(tool && relatedTools(tool).map((one) => one.slug)).toEqual(related)
})
