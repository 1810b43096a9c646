import { beforeEach, expect, test, vi } from 'vitest'
import { SHARED } from '#contract/share.ts'
import { openPage } from '../ui/page.fixture.tsx'
import { receiveSystemInput } from './listen.ts'

const inputs: unknown[] = []
vi.mock('./show-open-with.tsx', () => ({ openWith: (input: unknown) => inputs.push(input) }))

beforeEach(() => {
  inputs.length = 0
  history.replaceState(null, '', location.pathname)
})

/** The page as another app opens it with what it shared. */
async function openShared(form: FormData | undefined) {
  if (form) await (await caches.open(SHARED)).put('/share', new Response(form))
  history.replaceState(null, '', '#shared')
  receiveSystemInput()
  await expect.poll(() => location.hash).toBe('')
}

test('files that the system opens are offered to the tools, and an opening without files to none', async () => {
  let open: ((launch: { files: { getFile(): Promise<File> }[] }) => unknown) | undefined
  vi.stubGlobal('launchQueue', { setConsumer: (take: typeof open) => (open = take) })
  receiveSystemInput()
  vi.unstubAllGlobals()
  const file = new File(['a'], 'a.pdf')
  await open?.({ files: [] })
  expect(inputs).toEqual([])
  await open?.({ files: [{ getFile: async () => file }] })
  expect(inputs).toEqual([[file]])
})

test('offers shared content of another app once, and reports it if it is missing', async () => {
  const { screen, said } = await openPage()
  const form = new FormData()
  form.set('title', 'A title')
  form.set('text', ' ')
  form.set('url', 'https://example.com')
  await openShared(form)
  await expect.poll(() => inputs).toEqual(['https://example.com'])
  expect(said.element().textContent).toBe('')
  await openShared(undefined)
  await expect.element(screen.getByText('What you shared is no longer here')).toBeVisible()
  await expect.element(screen.getByText('Please share it again.')).toBeVisible()
  expect(inputs).toEqual(['https://example.com'])
})

test('without a share the page says and offers nothing', async () => {
  const { said } = await openPage()
  receiveSystemInput()
  history.replaceState(null, '', '#other')
  receiveSystemInput()
  expect([inputs, said.element().textContent, location.hash]).toEqual([[], '', '#other'])
})

test('of shared content files have priority, then text, URL and title', async () => {
  const formOf = (...entries: readonly (readonly [string, string | File])[]) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return form
  }
  const offered = async (form: FormData) => {
    inputs.length = 0
    await openShared(form)
    await expect.poll(() => inputs.length).toBe(1)
    const [input] = inputs
    return Array.isArray(input) ? input.map(({ name }: File) => name) : input
  }
  const words = [
    ['title', 'A title'],
    ['url', 'https://example.com'],
    ['text', 'A text'],
  ] as const
  const empty = ['files', new File([], 'empty.txt')] as const
  const files = [
    ['files', new File(['a'], 'a.txt')],
    ['files', new File(['b'], 'b.txt')],
  ] as const
  expect(await offered(formOf(...words, empty, ...files))).toEqual(['a.txt', 'b.txt'])
  expect(await offered(formOf(...words, empty))).toBe('A text')
  expect(await offered(formOf(words[0], words[1]))).toBe('https://example.com')
  expect(await offered(formOf(words[0]))).toBe('A title')
})
