import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules to run: all of axe's defaults, optionally with one that it runs only on request; or a single rule. */
type Rules = { readonly with?: string; readonly only?: string }
type Options = { rules?: Record<string, { enabled: boolean }>; runOnly?: string[] }
type Violation = { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }

/** axe-core as `@axe-core/playwright` brings it. */
const AXE_FILE = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
/** URL of axe in the page. */
const AXE_ADDRESS = '/axe-of-the-test.js'
/** Only what is wrong is described. */
const run = (
  rules: Rules,
) => `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...toAxeOptions(rules) })})
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    ({ id, nodes: nodes.map(({ target }) => ({ target: target.map(String) })) })))`
const MAX_LOOKS = 10
const ENOUGH_ALIKE = 4

/** Returns axe's violations on the page's current state. */
export async function violationsOn(page: Page, rules: Rules = {}): Promise<string[]> {
  // Repeats until the result is stable, as the page can still be redrawing after a change of theme or size.
  let previous = ''
  for (let looks = 1, alike = 0; ; looks++) {
    const found = await look(page, rules)
    alike = found.join() === previous ? alike + 1 : 1
    if (found.length === 0 || alike === ENOUGH_ALIKE || looks === MAX_LOOKS) return found
    previous = found.join()
  }
}

/** Forbids `Math.random` from now on; React itself uses it once, while it loads. */
export function forbidMathRandom(): void {
  Object.defineProperty(Math, 'random', {
    configurable: true,
    value: () => {
      throw new Error('Math.random is not fair')
    },
  })
}

/** axe uses it for its internal ids. */
function allowMathRandom(): void {
  Object.defineProperty(Math, 'random', { configurable: true, value: () => performance.now() % 1 })
}

/** Returns axe's violations after running transitions have ended. */
async function look(page: Page, rules: Rules): Promise<string[]> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.evaluate(allowMathRandom)
  const violations = await analyze(page, rules)
  await page.evaluate(forbidMathRandom)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Runs axe once injected. The builder injects axe into the page and into a separate empty page on each run, and returns
 * all passes too, which is six times slower. Without frames the result is the same.
 */
async function analyze(page: Page, rules: Rules): Promise<readonly Violation[]> {
  if (page.frames().length > 1) {
    const { violations } = await new AxeBuilder({ page }).options(toAxeOptions(rules)).analyze()
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target: target.map(String) })),
    }))
  }
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  return await page.evaluate<readonly Violation[]>(run(rules))
}

/** Loads axe as a script of the site: a browser parses that in half the time of an evaluated script. */
async function bringAxe(page: Page): Promise<void> {
  await page.route(`**${AXE_ADDRESS}`, (route) => route.fulfill({ path: AXE_FILE }))
  await page.evaluate(async (src) => {
    const script = Object.assign(document.createElement('script'), { src })
    const isThere = new Promise((resolve, reject) =>
      Object.assign(script, { onload: resolve, onerror: reject }),
    )
    document.head.append(script)
    await isThere
    script.remove()
  }, AXE_ADDRESS)
  await page.unroute(`**${AXE_ADDRESS}`)
}

function toAxeOptions({ with: rule, only }: Rules): Options {
  return { ...(rule && { rules: { [rule]: { enabled: true } } }), ...(only && { runOnly: [only] }) }
}
