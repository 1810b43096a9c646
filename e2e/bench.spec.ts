import type { Locator, Page } from '@playwright/test'
import { paths } from './pages.ts'
import { noteShifts, shiftsOn } from './shifts.ts'
import { expectFewSizes } from './sizes.ts'
import { expect, test } from './test.ts'

type Role = Parameters<Page['getByRole']>[0]
type Part = readonly [role: Role, name: string]

/** Each tool's example, where it has some; what is put in, and what comes of it: its result, or its main button. */
type Tool = {
  readonly slug: string
  readonly input: Part
  readonly result: Part
  /** What it offers in place of an example. */
  readonly offer?: Part
}

const TOOLS: readonly Tool[] = [
  tool('anonymous-poll', ['textbox', 'Question'], ['button', 'Create Poll']),
  tool('api-tester', ['textbox', 'URL'], ['button', 'Send Request']),
  tool('base64-converter', ['textbox', 'Input'], ['status', 'Output']),
  tool('bulk-converter', ['list', 'Files'], ['button', 'Convert']),
  tool('business-calculator', ['spinbutton', 'Current assets'], ['status', 'Current ratio']),
  tool('case-converter', ['textbox', 'Text'], ['status', 'lowercase']),
  tool('csv-json-converter', ['textbox', 'Input'], ['status', 'Output']),
  tool('grade-calculator', ['textbox', 'Assignment'], ['status', 'Overall percentage']),
  tool('hourly-worth-calculator', ['spinbutton', 'Annual salary'], ['status', 'Real hourly rate']),
  tool('image-resizer', ['spinbutton', 'Width'], ['button', 'Resize']),
  tool('invoice-generator', ['textbox', 'Invoice number'], ['button', 'Download PDF']),
  tool('json-formatter', ['textbox', 'JSON input'], ['status', 'Formatted output']),
  tool('jwt-decoder', ['textbox', 'Token'], ['status', 'Verification']),
  tool('loan-calculator', ['spinbutton', 'Loan amount'], ['status', 'Monthly payment']),
  tool('metronome', ['spinbutton', 'BPM'], ['button', 'Start']),
  tool('ocr-extractor', ['button', 'Extract Text'], ['button', 'Extract Text']),
  tool('payroll-calculator', ['spinbutton', 'Gross pay'], ['status', 'Net annual pay']),
  tool('pdf-merger', ['button', 'Merge & Download'], ['button', 'Merge & Download']),
  tool('qr-code-generator', ['textbox', 'Text or URL'], ['img', 'QR code for https://example.com']),
  tool('quiz-builder', ['textbox', 'Quiz title'], ['button', 'Preview']),
  tool('random-generator', ['spinbutton', 'Minimum'], ['button', 'Generate Numbers']),
  tool('regex-tester', ['textbox', 'Test string'], ['status', 'Match count'], ['button', 'Email']),
  tool('sprint-point-estimator', ['group', 'Vote'], ['button', 'Reveal Votes']),
  tool('team-shuffle', ['textbox', 'Player name'], ['button', 'Generate Teams']),
  tool('time-tracker', ['textbox', 'Description'], ['button', 'Start']),
  tool('unit-converter', ['spinbutton', 'Value'], ['status', 'Result']),
  tool('wheel-of-names', ['list', 'Names'], ['button', 'Spin Wheel']),
  tool('word-counter', ['textbox', 'Text'], ['status', 'Words']),
]

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true')),
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const { slug, result, offer } of TOOLS)
    test(`${slug}: the result or the main button is in the first screen of a phone`, async ({
      page,
      open,
    }) => {
      await open(`/${slug}`)
      if (offer) await part(page, offer).click()
      else await chooseExample(page)
      await expectInSight(part(page, result))
    })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  for (const { slug, input, result } of TOOLS)
    test(`${slug}: what is put in and what comes of it stand in view together`, async ({ page, open }) => {
      await open(`/${slug}`)
      await chooseExample(page)
      await expectInSight(part(page, input))
      await expectInSight(part(page, result))
    })
})

/** Keys, and what is seen once they are answered. */
type Step = readonly [keys: string, seen: Part, text: string]
type Typed = {
  readonly slug: string
  readonly box: string
  /** What is pressed first, or what is chosen in it. */
  readonly mode?: Part | readonly [...Part, option: string]
  readonly steps: readonly Step[]
}

/** A text that is broken, and the keys that make it whole; `⌫` is Backspace. */
const TEXTS: readonly Typed[] = [
  {
    slug: 'api-tester',
    mode: ['combobox', 'Method', 'POST'],
    box: 'Body',
    steps: [
      ['{"a": [1,,2', ['button', 'Send Request'], ''],
      ['⌫⌫2]}', ['button', 'Send Request'], ''],
    ],
  },
  {
    slug: 'base64-converter',
    mode: ['radio', 'Decode'],
    box: 'Input',
    steps: [
      ['Wm!', ['alert', ''], 'Invalid Base64'],
      ['⌫/DqyAx', ['status', 'Output'], 'Zoë 1'],
    ],
  },
  {
    slug: 'case-converter',
    box: 'Text',
    steps: [
      ['one "two', ['status', 'lowercase'], 'one "two'],
      ['" three four', ['status', 'lowercase'], 'one "two" three four'],
    ],
  },
  {
    slug: 'csv-json-converter',
    box: 'Input',
    steps: [
      ['a,b\n1,"2', ['alert', ''], 'Unclosed quote'],
      ['"\n3,4', ['status', 'Output'], '"b": "4"'],
    ],
  },
  {
    slug: 'json-formatter',
    box: 'JSON input',
    steps: [
      ['{"a": [1,,2', ['alert', ''], 'Invalid JSON'],
      ['⌫⌫2], "b": 3}', ['status', 'Formatted output'], '"b": 3'],
    ],
  },
  {
    slug: 'jwt-decoder',
    box: 'Token',
    steps: [
      ['eyJhbGciOiJub25lIn0.e', ['alert', ''], 'Invalid JWT token'],
      ['30.', ['status', 'Verification'], 'Unsigned token'],
    ],
  },
  {
    slug: 'qr-code-generator',
    box: 'Text or URL',
    steps: [
      ['https', ['img', 'QR code for https'], ''],
      ['://example.com/ä', ['img', 'QR code for https://example.com/ä'], ''],
    ],
  },
  {
    slug: 'random-generator',
    mode: ['tab', 'List Shuffle'],
    box: 'Items',
    steps: [
      ['Ada', ['button', 'Shuffle List'], ''],
      ['\nGrace\nAda', ['button', 'Shuffle List'], ''],
    ],
  },
  {
    slug: 'regex-tester',
    box: 'Pattern',
    steps: [
      ['(a|[b', ['alert', ''], 'Invalid Regex'],
      ['])+', ['status', 'Match count'], '0 matches'],
    ],
  },
  {
    slug: 'regex-tester',
    box: 'Test string',
    steps: [
      ['no match', ['status', 'Match count'], '0 matches'],
      [' (415) 555-2671', ['status', 'Match count'], '1 match'],
    ],
  },
  {
    slug: 'word-counter',
    box: 'Text',
    steps: [
      ['one "two', ['status', 'Words'], '2'],
      [' three. Four five', ['status', 'Words'], '5'],
    ],
  },
]

for (const { slug, box, mode, steps } of TEXTS)
  test(`${slug}: nothing in sight moves while a broken text is typed and mended in ${box}`, async ({
    page,
    open,
  }) => {
    await noteShifts(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(`/${slug}`)
    if (mode) await begin(page, mode)
    await page.getByRole('textbox', { name: box, exact: true }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await shiftsOn(page)
    for (const [keys, [role, name], text] of steps) {
      for (const key of keys) await (key === '⌫' ? page.keyboard.press('Backspace') : page.keyboard.type(key))
      const seen = page.getByRole('main').getByRole(role, { ...(name && { name, exact: true }) })
      await expect(seen.first()).toContainText(text)
    }
    expect(await shiftsOn(page)).toEqual({ sum: 0, moved: [] })
  })

/** A slow phone: a quarter of this processor, and a network of 1.6 Mbit/s with 150 ms each way and back. */
const SLOW_CPU = 4
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const MOST_SHIFT = 0.02

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const path of paths)
    test(`${path} hardly moves while it opens on a slow phone`, async ({ page, cdp }) => {
      await noteShifts(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK)
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      const { sum, moved } = await shiftsOn(page)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
      await expectFewSizes(page, 'coarse')
    })
})

function tool(slug: string, input: Part, result: Part, offer?: Part): Tool {
  return { slug, input, result, ...(offer && { offer }) }
}

function begin(page: Page, [role, name, option]: NonNullable<Typed['mode']>): Promise<unknown> {
  const first = part(page, [role, name])
  return option === undefined ? first.click() : first.selectOption(option)
}

function part(page: Page, [role, name]: Part): Locator {
  return page.getByRole(role, { name, exact: true })
}

/** The first example of the tool's bar, by its button or from its menu. */
async function chooseExample(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Options' })
  const more = bar.getByRole('button', { name: 'More', exact: true })
  const example = bar.getByRole('button', { name: 'Example', exact: true })
  if (await more.isVisible()) await more.click()
  else if (await example.isVisible()) await example.click()
  else return
  const isMenu = (await page.locator('[aria-expanded=true][aria-haspopup=menu]').count()) > 0
  if (!isMenu) return
  await page.getByRole('menu').waitFor()
  const items = page.getByRole('menuitem', { name: (await more.isVisible()) ? /^Example/ : /./ })
  if ((await items.count()) > 0) await items.first().click()
  else await page.keyboard.press('Escape')
}

/** Some lines of it are within the window, which has not been scrolled. */
async function expectInSight(what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  await expect
    .poll(() =>
      what.evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0)
        return scrollY === 0 && shown >= Math.min(height, 36)
          ? 'in sight'
          : `from ${top} to ${bottom} of ${innerHeight}`
      }),
    )
    .toBe('in sight')
}
