import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }

/** axe-core as `@axe-core/playwright` brings it. */
const { source: AXE }: { readonly source: string } = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
)('axe-core')
/** Every rule runs, or one; only what is wrong is described. */
const run = (
  rule?: string,
) => `axe.run(document, { resultTypes: ['violations']${rule ? `, runOnly: ['${rule}']` : ''} })
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    ({ id, nodes: nodes.map(({ target }) => ({ target: target.map(String) })) })))`
const MOST_LOOKS = 10

/** What axe finds wrong with the page as it is now, by all its rules or by one. */
export async function violationsOn(page: Page, rule?: string): Promise<string[]> {
  // What is still being drawn anew after a change of theme or size is looked at again.
  for (let looks = 1; ; looks++) {
    const found = await look(page, rule)
    if (found.length === 0 || looks === MOST_LOOKS) return found
  }
}

/** From here on nothing may use `Math.random`; React itself does, once, while it loads. */
export function forbidUnfairChance(): void {
  Object.defineProperty(Math, 'random', {
    configurable: true,
    value: () => {
      throw new Error('Math.random is not fair')
    },
  })
}

/** axe keeps its own books with it. */
function allowUnfairChance(): void {
  Object.defineProperty(Math, 'random', { configurable: true, value: () => performance.now() % 1 })
}

/** What axe finds once running transitions have ended. */
async function look(page: Page, rule?: string): Promise<string[]> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.evaluate(allowUnfairChance)
  const violations = await analyze(page, rule)
  await page.evaluate(forbidUnfairChance)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * The builder sends axe into the page and into a blank page of its own at every look, and all that is right with the
 * page along with it; that takes six times as long. Without frames, to have axe in the page once is the same.
 */
async function analyze(page: Page, rule?: string): Promise<readonly Violation[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page })
    const { violations } = await (rule ? builder.withRules(rule) : builder).analyze()
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target: target.map(String) })),
    }))
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return await page.evaluate<readonly Violation[]>(run(rule))
}
