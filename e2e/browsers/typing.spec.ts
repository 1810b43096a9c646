import { boxText } from '../typing/box-text.ts'
import { type TypedText, typedText } from '../typing/typed-text.ts'
import { type Typist, type } from '../typing/typist.ts'
import { expectUndone } from '../typing/undoing.ts'
import { webDriverTypist } from '../typing/webdriver-typist.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

/** Texts a test; `TYPED_TEXTS=100` for the long trial. */
const TEXTS = Number(process.env.TYPED_TEXTS ?? 3)

/** Keeps the page busy five sixths of the time, as on a processor six times slower, until `window.isQuick`. */
function slowDown(): void {
  const busy = () => {
    const end = performance.now() + 25
    while (performance.now() < end);
    if (!('isQuick' in window)) setTimeout(busy, 5)
  }
  busy()
}

type PlainBox = HTMLTextAreaElement & { passed: string[] }

/** Puts a plain text box between two buttons in place of the page. */
function showPlainBox(name: string): void {
  const box = Object.assign(document.createElement('textarea'), { cols: 200, ariaLabel: name, passed: [''] })
  box.addEventListener('input', () => box.passed.push(box.value))
  document.body.replaceChildren(document.createElement('button'), box, document.createElement('button'))
  box.focus()
}

/**
 * Returns the result of the browser's own text box: in Firefox's, Shift+End and Home lead from an empty last line to
 * the first.
 */
async function typedPlainly(tab: Tab, name: string, typist: Typist, text: TypedText): Promise<TypedText> {
  await tab.run(showPlainBox, name)
  await type(typist, { ...text, acts: text.acts.map(({ act }) => ({ act, pauseMs: 0 })) })
  const [expected, passed] = await tab.run(() => {
    const box = document.querySelector<PlainBox>('textarea')
    return [box?.value ?? '', box?.passed ?? []] as const
  })
  return { ...text, expected, passed: new Set([...text.passed, ...passed]) }
}

/** Types all samples on a slow page, then undoes each step by step and redoes it. */
async function expectTyped(tab: Tab, name: string, begin: (seed: number) => Promise<void>) {
  const box = { role: 'textbox', name }
  const typist = webDriverTypist(tab, box)
  const read = () => tab.at(box, boxText)
  for (let seed = 1; seed <= TEXTS; seed++) {
    const text = typedText(seed)
    await tab.open('/about')
    await tab.run(() => localStorage.clear())
    await tab.copied(text.clipboard)
    const plain = await typedPlainly(tab, name, typist, text)
    await begin(seed)
    await type(typist, text)
    // Either of the two can have handled each key, depending on when the editor loaded.
    const typed = await read()
    expect([plain.expected, text.expected], `text ${seed}`).toContain(typed)
    await tab.run(() => void Object.assign(window, { isQuick: true }))
    await tab.press('Tab')
    await tab.at(box, (element) => {
      if (element.contentEditable !== 'true') throw new Error('it is no editor yet')
      element.focus()
    })
    await expectUndone({ press: (keys) => tab.press(keys), read }, { ...plain, expected: typed })
  }
}

test('text typed into the JSON Formatter arrives exactly and can be undone', async ({ tab }) => {
  test.setTimeout(60_000 + TEXTS * 20_000)
  await expectTyped(tab, 'JSON input', async (seed) => {
    await tab.openEarly('/json-formatter')
    await tab.run(slowDown)
    // Every third input starts before hydration.
    if (seed % 3 > 0) await tab.waitForHydration()
    await tab.focus('textbox', 'JSON input')
  })
})

test('text typed into a body of the API Tester arrives exactly and can be undone', async ({ tab }) => {
  test.setTimeout(60_000 + TEXTS * 20_000)
  await expectTyped(tab, 'Body', async () => {
    await tab.open('/api-tester')
    await tab.choose('Method', 'POST')
    await tab.focus('textbox', 'Body')
    await tab.run(slowDown)
  })
})
