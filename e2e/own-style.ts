import { expect, type Page } from '@playwright/test'

/**
 * Asserts that the document of this page contains all styles that the page needs, including those of content rendered
 * later.
 */
export async function expectOwnStyle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(changesByFullStylesheet)).toEqual([])
}

/**
 * The elements of this page that look otherwise once it has the sheet of all pages, as after a move or with a dialog,
 * and in what. Variables are left out: a page has those alone that it reads.
 */
async function changesByFullStylesheet(): Promise<string[]> {
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const names = [...style].filter((name) => !name.startsWith('--'))
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  }
  const href = document.querySelector<HTMLMetaElement>('meta[name=full-stylesheet]')?.content ?? ''
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const isThere = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
  document.body.append(link)
  await isThere
  const whole = link.sheet as CSSStyleSheet
  // Both snapshots are synchronous, so that changes by the page itself make no difference.
  const elements = [...document.querySelectorAll('#root *')]
  // A margin that is `auto` has its used value only after layout.
  const layOut = () => document.body.getBoundingClientRect()
  whole.disabled = true
  layOut()
  const own = elements.map(look)
  whole.disabled = false
  layOut()
  const changed = elements.flatMap((element, at) => {
    const changes = look(element).flatMap((line, index) =>
      line === own[at]?.[index] ? [] : `${own[at]?.[index]} becomes ${line}`,
    )
    return changes.length > 0 ? `${element.outerHTML.slice(0, 100)} ${changes.join('; ')}` : []
  })
  link.remove()
  return changed
}
