import { afterEach, expect, onTestFinished, test } from 'vitest'
import { loadFullStylesheet } from './full-stylesheet.ts'

const sheets = () => document.querySelectorAll('link[href^="data:"], link[href^="blob:"]').length

function named(content: string): void {
  document.querySelector('meta[name=full-stylesheet]')?.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'full-stylesheet', content }))
}

afterEach(() => document.querySelector('meta[name=full-stylesheet]')?.remove())

test('the full stylesheet is added once, and a failed load is retried', async () => {
  await loadFullStylesheet()
  expect(sheets()).toBe(0)
  named('blob:gone')
  await expect(loadFullStylesheet()).rejects.toThrow('No style at blob:gone')
  expect(sheets()).toBe(0)
  // Like a document with a part of its style at its end: of two rules the later one wins.
  const own = document.body.appendChild(document.createElement('style'))
  onTestFinished(() => own.remove())
  own.textContent = '.worn-by-test{color:rgb(4,5,6)}'
  named('data:text/css,.worn-by-test{color:rgb(1,2,3)}')
  await Promise.all([loadFullStylesheet(), loadFullStylesheet()])
  await loadFullStylesheet()
  expect(sheets()).toBe(1)
  const probe = document.body.appendChild(document.createElement('p'))
  probe.className = 'worn-by-test'
  expect(getComputedStyle(probe).color).toBe('rgb(1, 2, 3)')
})
