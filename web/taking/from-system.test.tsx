import { beforeEach, expect, test, vi } from 'vitest'
import { SHARED } from '#contract/share.ts'
import { openPage } from '../ui/test-page.tsx'
import { takeFromSystem } from './from-system.ts'

const given: unknown[] = []
vi.mock('./show-open-with.tsx', () => ({ openWith: (gift: unknown) => given.push(gift) }))

beforeEach(() => {
  given.length = 0
  history.replaceState(null, '', location.pathname)
})

/** The page as another app opens it with what it shared. */
async function openShared(form: FormData | undefined) {
  if (form) await (await caches.open(SHARED)).put('/share', new Response(form))
  history.replaceState(null, '', '#shared')
  takeFromSystem()
  await expect.poll(() => location.hash).toBe('')
}

test('files that the system opens are offered to the tools, and an opening without files to none', async () => {
  let open: ((launch: { files: { getFile(): Promise<File> }[] }) => unknown) | undefined
  vi.stubGlobal('launchQueue', { setConsumer: (take: typeof open) => (open = take) })
  takeFromSystem()
  vi.unstubAllGlobals()
  const file = new File(['a'], 'a.pdf')
  await open?.({ files: [] })
  expect(given).toEqual([])
  await open?.({ files: [{ getFile: async () => file }] })
  expect(given).toEqual([[file]])
})

test('what another app shared is offered once, and what is gone is said to be', async () => {
  const { screen, said } = await openPage()
  const form = new FormData()
  form.set('title', 'A title')
  form.set('text', ' ')
  form.set('url', 'https://example.com')
  await openShared(form)
  await expect.poll(() => given).toEqual(['https://example.com'])
  expect(said.element().textContent).toBe('')
  await openShared(undefined)
  await expect.element(screen.getByText('What you shared is no longer here')).toBeVisible()
  await expect.element(screen.getByText('Please share it again.')).toBeVisible()
  expect(given).toEqual(['https://example.com'])
})

test('without a share the page says and offers nothing', async () => {
  const { said } = await openPage()
  takeFromSystem()
  history.replaceState(null, '', '#other')
  takeFromSystem()
  expect([given, said.element().textContent, location.hash]).toEqual([[], '', '#other'])
})
