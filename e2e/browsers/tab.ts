import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ActionSource, Browser } from './browser.ts'
import { findElement, type Target } from './find-element.ts'
import { chord, typing } from './keys.ts'
import { awaitPress, pressSeen } from './press.ts'

/** As long as Chromium's expectations wait. */
const TIMEOUT_MS = 20_000
/** Timeout of a press to reach the page, and the number of tries. */
const PRESS_MS = 2_000
const MAX_PRESSES = 3

export type NamedFile = { readonly name: string; readonly bytes: string | Uint8Array }

/** A page in one of the browsers, found and used as a person would: by roles and names, with keys and pointer. */
export class Tab {
  private readonly browser: Browser
  private readonly origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  /** Opens a page and waits until it is fully alive. */
  async open(path: string): Promise<void> {
    await this.openEarly(path)
    await this.waitForHydration()
  }

  /** Opens a page without waiting for hydration. */
  async openEarly(path: string): Promise<void> {
    await this.browser.open(new URL(path, this.origin).href)
  }

  /** Waits until the page, whichever it is now, is fully alive. */
  async waitForHydration(): Promise<void> {
    await eventually(async () => {
      expect(await this.run(() => document.documentElement.dataset.hydrated)).toBe('navigation')
    })
  }

  /** Runs a function in the page; it sees its arguments and nothing else of here. */
  async run<Args extends readonly unknown[], T>(
    action: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    // The function's result, serialized as JSON.
    return (await this.browser.run(String(action), args)) as Awaited<T>
  }

  /** Runs a function on an element as soon as there is one; a function that throws is tried again. */
  async at<Args extends readonly unknown[], T>(
    target: Target,
    action: (element: HTMLElement, ...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    const source = `async (target, ...args) => {
      const element = (${findElement})(target)
      if (!element) throw new Error('there is no ' + target.role + ' "' + target.name + '"')
      return (${action})(element, ...args)
    }`
    let result: unknown
    await eventually(async () => {
      result = await this.browser.run(source, [target, ...args])
    })
    return result as Awaited<T>
  }

  /** Presses the pointer on an element, when it can be pressed and nothing lies over it, and again where that was lost. */
  async click(role: string, name: string): Promise<void> {
    for (let press = 1; ; press++) {
      const place = await this.at({ role, name }, awaitPress)
      await this.browser.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', ...place },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
      const missed = await this.missed()
      if (!missed) return
      if (press === MAX_PRESSES)
        throw new Error(`${press} presses did not reach ${role} "${name}": ${missed}`)
    }
  }

  /** Waits until the press has reached its target or has led to another page; otherwise returns what it hit instead. */
  private async missed(): Promise<string | undefined> {
    let missed: string | undefined
    await eventually(async () => {
      const seen = await this.run(pressSeen)
      missed = typeof seen === 'string' ? undefined : `the last one hit ${seen.hit}`
      expect(seen).not.toBe('awaited')
    }, PRESS_MS).catch(() => {
      missed = 'the last one never came'
    })
    return missed
  }

  async focus(role: string, name: string): Promise<void> {
    await this.at({ role, name }, (element) => {
      element.focus()
      if (document.activeElement !== element) throw new Error('it does not take the focus')
    })
  }

  /**
   * Replaces the whole content of a field, as one insertion; immediately, since a page that has just loaded moves the
   * focus.
   */
  async fill(name: string, text: string, role = 'textbox'): Promise<void> {
    await this.at(
      { role, name },
      (element, value) => {
        element.focus()
        if (document.activeElement !== element) throw new Error('it does not take the focus')
        document.execCommand('selectAll')
        document.execCommand(value === '' ? 'delete' : 'insertText', false, value)
      },
      text,
    )
  }

  /** Types with real keys where the focus is; `delaysMs` is the wait after each key, the last one's for the rest. */
  async typeKeys(text: string, delaysMs?: readonly number[]): Promise<void> {
    await this.browser.act([typing(text, delaysMs)])
  }

  /** Presses keys together where the focus is, such as `Control+Enter`. */
  async press(keys: string): Promise<void> {
    await this.browser.act([chord(keys)])
  }

  /** Performs actions as WebDriver has them, one after another without waiting for the page. */
  async act(actions: readonly ActionSource[]): Promise<void> {
    await this.browser.act(actions)
  }

  /** Chooses an option of a list by its words, and again where the page has put the former one back. */
  async choose(name: string, option: string): Promise<void> {
    await this.at(
      { role: 'combobox', name },
      async (element, words) => {
        if (!(element instanceof HTMLSelectElement)) throw new Error('it is no list to choose from')
        const wanted = [...element.options].find(({ label }) => label === words)
        if (!wanted) throw new Error(`it has no option "${words}"`)
        element.value = wanted.value
        element.dispatchEvent(new Event('input', { bubbles: true }))
        element.dispatchEvent(new Event('change', { bubbles: true }))
        await new Promise((later) => setTimeout(later, 50))
        if (element.value !== wanted.value) throw new Error(`"${words}" was not taken`)
      },
      option,
    )
  }

  /** Sets the files of an input. */
  async upload(name: string, ...files: readonly NamedFile[]): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'sundry-files-'))
    const paths = files.map((file) => join(folder, file.name))
    for (const [index, path] of paths.entries()) writeFileSync(path, files[index]?.bytes ?? '')
    const target: Target = { role: 'file', name, hidden: true }
    await this.at(target, () => {})
    await this.browser.setFiles(String(findElement), [target], paths)
  }

  /** Drops a plain-text file on an element. */
  async drop(
    role: string,
    name: string,
    file: { readonly name: string; readonly text: string },
  ): Promise<void> {
    await this.at(
      { role, name },
      (element, { name, text }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], name))
        for (const event of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }))
      },
      file,
    )
  }

  /** Waits until the element with this label has exactly this content, or matches the pattern. */
  async shows(name: string, text: string | RegExp, role = 'named', timeout = TIMEOUT_MS): Promise<void> {
    await eventually(async () => {
      const shown = await this.run(TEXT_OF(role, name))
      if (typeof text === 'string') expect(shown, name).toBe(text)
      else expect(shown, name).toMatch(text)
    }, timeout)
  }

  /** Waits until the page's text, as a person sees it, has these words somewhere. */
  async says(words: string): Promise<void> {
    await eventually(async () => {
      expect(await this.run(() => document.body.innerText)).toContain(words)
    })
  }

  /** Waits until an alert has these words. */
  async warns(words: string): Promise<void> {
    await eventually(async () => {
      expect(await this.alerts()).toContain(words)
    })
  }

  private alerts(): Promise<string> {
    return this.run(() =>
      [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent).join('\n'),
    )
  }

  /** Presses a button that copies, and reads what was copied by pasting it. */
  async copies(button: string): Promise<string> {
    await this.run(watchForCopied)
    await this.click('button', button)
    await eventually(async () => {
      expect(await this.run(() => 'hasCopied' in window), `"${button}" says "Copied!"`).toBe(true)
    })
    return this.pasted()
  }

  /** Returns the text of the clipboard, pasted with real keys into a temporary field. */
  async pasted(): Promise<string> {
    await this.run(addField, '')
    await this.press('Control+v')
    let text = ''
    await eventually(async () => {
      text = await this.run(() => document.querySelector<HTMLTextAreaElement>('#of-test')?.value ?? '')
      expect(text).not.toBe('')
    })
    await this.run(removeField)
    return text
  }

  /** Copies a string to the clipboard, with real keys from a temporary field. */
  async copied(text: string): Promise<void> {
    await this.run(addField, text)
    await this.press('Control+c')
    await this.run(removeField)
  }

  /** Presses a button that saves, and reads the file when it is there under this name. */
  async saves(button: string, fileName: string): Promise<Buffer> {
    const { downloads } = this.browser
    rmSync(downloads, { recursive: true, force: true })
    mkdirSync(downloads)
    await this.click('button', button)
    let size = -1
    await eventually(async () => {
      expect(readdirSync(downloads), `saved files; alerts: "${await this.alerts()}"`).toEqual([fileName])
      const before = size
      size = statSync(join(downloads, fileName)).size
      expect(size).toBe(before)
    })
    return readFileSync(join(downloads, fileName))
  }
}

/**
 * Records a button's "Copied!" in the page, which is visible for two seconds only: a busy machine can look too late.
 */
function watchForCopied(): void {
  if ('hasCopied' in window) delete window.hasCopied
  const seen = new MutationObserver(() => {
    if (![...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Copied!')) return
    Object.assign(window, { hasCopied: true })
    seen.disconnect()
  })
  seen.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Puts a field of the test's own over the page, its text selected. */
function addField(text: string): void {
  const field = document.createElement('textarea')
  field.id = 'of-test'
  field.style.cssText = 'position:fixed;inset:0'
  field.value = text
  document.body.append(field)
  field.select()
}

function removeField(): void {
  document.querySelector('#of-test')?.remove()
}

/** The source of a function that reads an element's value or text. */
const TEXT_OF = (role: string, name: string) =>
  sourceOnly(`() => {
  const element = (${findElement})(${JSON.stringify({ role, name })})
  return !element ? undefined : element.matches('input, select, textarea') ? element.value : element.textContent
}`)

/** Text that stands for a function of the page. */
function sourceOnly(source: string): () => string | undefined {
  return Object.assign(() => undefined, { toString: () => source })
}

/** Retries until it passes. */
export function eventually(check: () => Promise<void>, timeout = TIMEOUT_MS): Promise<void> {
  return expect(check).toPass({ timeout, intervals: [20, 50, 100, 200] })
}
