import { readdirSync, readFileSync } from 'node:fs'
import { FIRST_FRAME, SUMMARY_ID } from '#contract/site.ts'
import { SITE } from './bundle-budget.ts'
import { files } from './pages.ts'
import { expect, test } from './test.ts'

const WITH_SUMMARY = ['/', ...readdirSync(new URL('../web/tools', import.meta.url)).map((tool) => `/${tool}`)]

const every = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, part]) => part ?? [])

test('each document names scripts after those that they need, the page’s own last', () => {
  for (const [path, file] of files) {
    const scripts = every(
      readFileSync(`${SITE}/${file}`, 'utf8'),
      /<script type="module" src="\/assets\/([^"]+)"/g,
    )
    expect(scripts.length, path).toBeGreaterThan(2)
    for (const [place, script] of scripts.entries()) {
      const needed = every(readFileSync(`${SITE}/assets/${script}`, 'utf8'), /(?:from|import)"\.\/([^"]+)"/g)
      expect(
        needed.filter((other) => !scripts.slice(0, place).includes(other)),
        `${path}, ${script}`,
      ).toEqual([])
    }
  }
})

test('the first paint waits for the summary of a tool and of the first page, and leaves the rest to those after it', () => {
  for (const [path, file] of files) {
    const html = readFileSync(`${SITE}/${file}`, 'utf8')
    const awaited = every(html, /<link rel="expect" href="#([^"]+)" blocking="render">/g)
    const wanted = WITH_SUMMARY.includes(path) ? [SUMMARY_ID] : []
    expect(awaited, path).toEqual(wanted)
    expect(every(html, new RegExp(` id="(${SUMMARY_ID})"`, 'g')), path).toEqual(wanted)
    const later = every(html, /(:root:not\(\[data-hydrated\]\) [^{]+)\{[^{}]*animation:second-frame 1ms/g)
    expect(later, path).toEqual(
      wanted.map(
        () =>
          `:root:not([data-hydrated]) :is(:is(.${FIRST_FRAME}~*,main~footer):not(:target,:has(:target)),.top-bar>nav)`,
      ),
    )
    const [, style = ''] = /<\/div>\s*<style>([\s\S]*?)<\/style>/.exec(html) ?? []
    expect(
      every(style, /:root:not\(\[data-hydrated\]\) ([^{}]+\{animation:third-frame [^}]+)/g),
      path,
    ).toEqual(
      wanted.flatMap(() => [
        '.top-bar>nav{animation:third-frame .05s',
        `:is(.${FIRST_FRAME}~*>[id],#help):not([role],:has(~:not([id]))):not(:target,:has(:target)){animation:third-frame .1s;contain-intrinsic-height:999vh`,
        `:is(.${FIRST_FRAME}~[id]:not([role],:has(~:not([id]))),main~footer):not(:target,:has(:target)){animation:third-frame .2s`,
      ]),
    )
  }
})
