import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isOwnDocument, navigate, startRouter } from './navigation.ts'
import type { Route } from './route.ts'

const world: { requests: string[]; shown: string[]; answer: (path: string) => Promise<void> } = {
  requests: [],
  shown: [],
  answer: async () => {},
}
const routes = async () => ({
  loadRoute: async (path: string) => {
    world.requests.push(path)
    await world.answer(path)
    const name = path.slice(1)
    const head = { title: `${name} | Sundry`, description: `All of ${name}`, canonical: path }
    return { head, Page: () => null }
  },
})

const START = location.href

beforeAll(() => startRouter(({ path }: Route) => void world.shown.push(path), routes))

beforeEach(() => {
  world.requests = []
  world.shown = []
  world.answer = async () => {}
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="old"><link rel="canonical" href="/old"><meta name="own-documents" content="/api-tester /a/b">',
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(history.state, '', START)
  for (const one of document.querySelectorAll(
    'meta[name=description], link[rel=canonical], meta[name=own-documents]',
  ))
    one.remove()
  document.body.replaceChildren()
})

function linkTo(href: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'link' })
  link.append(document.createElement('span'))
  // The real pointer might rest over it; keep it from interacting.
  link.style.pointerEvents = 'none'
  return document.body.appendChild(link)
}

/** Whether a step would be followed in place; it is not made. */
async function isFollowed(step: () => void): Promise<boolean> {
  const intercept = vi.spyOn(NavigateEvent.prototype, 'intercept').mockImplementation(() => {})
  const begun = new Promise((resolve) => {
    const stay = (event: NavigateEvent) => {
      event.preventDefault()
      resolve(event)
    }
    navigation.addEventListener('navigate', stay, { once: true })
  })
  step()
  await begun
  const { length } = intercept.mock.calls
  intercept.mockRestore()
  return length > 0
}

test.each([
  ['/tools', true],
  ['/tools#finance', true],
  ['/api', true],
  ['/#here', true],
  ['/api/polls', false],
  ['/share.png', false],
  ['/api-tester', false],
  ['/a/b', false],
  ['/a', true],
  ['https://example.com/tools', false],
])('a link to %s is followed in place: %s', async (href, follows) => {
  expect(await isFollowed(() => linkTo(href).click())).toBe(follows)
})

test('a jump within the page, a download, a sent form and a reload are left to the browser', async () => {
  expect(await isFollowed(() => linkTo(`${location.pathname}${location.search}#part`).click())).toBe(false)
  const download = linkTo('/tools')
  download.download = 'tools'
  expect(await isFollowed(() => download.click())).toBe(false)
  const form = Object.assign(document.createElement('form'), { method: 'post', action: '/tools' })
  form.innerHTML = '<input name="a" value="b">'
  document.body.append(form)
  expect(await isFollowed(() => form.submit())).toBe(false)
  expect(await isFollowed(() => location.reload())).toBe(false)
})

test('history state saved by the page is not a navigation', async () => {
  expect(await isFollowed(() => history.replaceState({ scroll: 1 }, '', '/pricing'))).toBe(false)
})

test('from a document with a separate policy every link loads its page', async () => {
  expect([isOwnDocument('/api-tester'), isOwnDocument('/a'), isOwnDocument('/api')]).toEqual([
    true,
    false,
    false,
  ])
  history.replaceState(history.state, '', '/api-tester')
  expect(await isFollowed(() => linkTo('/tools').click())).toBe(false)
  document.querySelector('meta[name=own-documents]')?.remove()
  expect(isOwnDocument('/api-tester')).toBe(false)
  expect(await isFollowed(() => linkTo('/tools').click())).toBe(true)
})

test("navigate(): shows the page and updates the document's head", async () => {
  expect(await navigate('/pricing')).toBe(true)
  expect(world.shown).toEqual(['/pricing'])
  expect([
    location.pathname,
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content'),
    document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  ]).toEqual(['/pricing', 'pricing | Sundry', 'All of pricing', '/pricing'])
})

/** Counts how often the page would be loaded again, and lets it not. */
function watchReloads(): () => number {
  let count = 0
  const stay = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    count += 1
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return () => count
}

test('navigate(): resolves to false if another navigation overtakes it, and reloads nothing', async () => {
  const reloads = watchReloads()
  world.answer = (path) => (path === '/slow' ? new Promise(() => {}) : Promise.resolve())
  const first = navigate('/slow')
  const second = navigate('/about')
  expect([await first, await second]).toEqual([false, true])
  expect([world.shown, reloads()]).toEqual([['/about'], 0])
})

test('a page whose script is missing is loaded from the server', async () => {
  const reloads = watchReloads()
  world.answer = () => Promise.reject(new Error('gone'))
  await expect(navigate('/tools')).rejects.toThrow('gone')
  expect([world.shown, reloads()]).toEqual([[], 1])
})

test.each(['pointerover', 'touchstart', 'focusin'])(
  '%s over a link preloads its page, but nothing outside of the site',
  async (name) => {
    const touch = (link: Element) => link.dispatchEvent(new Event(name, { bubbles: true }))
    touch(document.body)
    for (const href of ['/share.png', '/api/polls', 'https://example.com/tools']) touch(linkTo(href))
    const span = linkTo('/about').querySelector('span')
    if (span) touch(span)
    await expect.poll(() => world.requests).toEqual(['/about'])
    expect(world.shown).toEqual([])
  },
)
