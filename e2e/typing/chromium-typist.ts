import type { CDPSession, Page } from '@playwright/test'
import type { Typist } from './typist.ts'

/** Windows' numbers of the keys that type nothing; Chromium acts upon these, not upon names. */
const KEY_CODES: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowRight: 39,
  Delete: 46,
}
const CONTROL = 2
const SHIFT = 8

/** Sends keys as the browser's own debugger does, without waiting for what they do. */
export async function chromiumTypist(page: Page, cdp: CDPSession): Promise<Typist> {
  let sent: Promise<unknown>[] = []
  const settle = async () => {
    await Promise.all(sent)
    sent = []
  }
  const press = (key: string, modifiers: number, commands: string[] = []) => {
    const text = key === 'Enter' ? '\r' : key.length === 1 && (modifiers & CONTROL) === 0 ? key : undefined
    // Other characters have no key code: their ASCII numbers are the codes of different keys.
    const code = KEY_CODES[key] ?? (/^[a-z\d]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0)
    const event = { key, modifiers, windowsVirtualKeyCode: code, ...(text !== undefined && { text }) }
    sent.push(
      cdp.send('Input.dispatchKeyEvent', {
        type: text === undefined ? 'rawKeyDown' : 'keyDown',
        commands,
        ...event,
      }),
      cdp.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    )
  }
  return {
    async press(key, { shift = false, control = false } = {}) {
      press(key, (shift ? SHIFT : 0) | (control ? CONTROL : 0))
    },
    async paste() {
      press('v', CONTROL, ['paste'])
    },
    async compose(steps) {
      // Keys and compositions reach the page through separate channels.
      await settle()
      for (const text of steps)
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' })
    },
    async leave(pauseMs) {
      // Backwards: after the box, messages about the text can appear before the next control.
      press('Tab', SHIFT)
      await page.waitForTimeout(pauseMs)
      press('Tab', 0)
    },
    pause: (ms) => page.waitForTimeout(ms),
    settle,
  }
}
