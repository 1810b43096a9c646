import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { refusal, serverWith } from '../browser/test-server.ts'
import { tools } from '../catalogue/catalogue.ts'
import PricingPage from '../pages/pricing.tsx'
import { Toasts } from '../ui/toast.tsx'
import { AnyField } from './any-field.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { hintAtInstalling, type InstallOffer } from './install-hint.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { NewsletterDialog } from './newsletter-dialog.tsx'
import { preferences } from './preferences.ts'
import { tellStorageNews } from './storage-toast.ts'
import { noteVisit, visitStore } from './visits.ts'
import { WhatLeaves } from './what-leaves.tsx'

const given: unknown[] = []
let policy = ''

vi.mock('./ask-whole-site.ts', () => ({
  askWholeSite: async () => ({
    openWith: (gift: unknown) => given.push(gift),
    search: (typed: string) => given.push(`search ${typed}`),
  }),
}))
vi.mock('../browser/policy-in-force.ts', () => ({ policyInForce: async () => policy }))
vi.mock('./place.ts', () => ({ usePath: () => '/tools' }))

beforeEach(() => {
  given.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function toolAt(slug: string) {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`No ${slug}`)
  return tool
}

test('the bar names the page, opens the search and its menu, and goes round the themes', async () => {
  preferences.set({ theme: 'system', hasSlashKey: false })
  const onSearch = vi.fn()
  const screen = await render(<NavigationBar onSearch={onSearch} />)
  const current = [...screen.container.querySelectorAll('[aria-current=page]')]
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/tools'])
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenCalledTimes(1)
  const menu = screen.getByRole('button', { name: 'Menu' })
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(menu)
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(menu)
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  const theme = screen.getByRole('button', { name: 'Theme' })
  for (const name of ['light', 'dark', 'system'] as const) {
    await userEvent.click(theme)
    await expect.element(theme).toHaveAttribute('aria-description', name)
    expect([preferences.get(), document.documentElement.dataset.theme]).toEqual([
      { theme: name, hasSlashKey: false },
      name,
    ])
  }
})

test('what is pasted, dropped or chosen goes to the tools, what is typed to the search, and blanks nowhere', async () => {
  const screen = await render(<AnyField />)
  const field = screen.getByRole('textbox', { name: 'Paste or drop anything' })
  const file = new File(['a'], 'a.txt')
  const transfer = (text: string, ...files: readonly File[]) => {
    const data = new DataTransfer()
    if (text !== '') data.setData('text/plain', text)
    for (const one of files) data.items.add(one)
    return data
  }
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const drop = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([paste(transfer(' \n')), paste(transfer('abc')), paste(transfer('', file))]).toEqual([
    false,
    true,
    true,
  ])
  expect([drop(transfer('abc')), drop(transfer('', file))]).toEqual([false, true])
  await expect.poll(() => given.length).toBe(3)
  expect(given[0]).toBe('abc')
  expect(given.slice(1)).toMatchObject([[{ name: 'a.txt' }], [{ name: 'a.txt' }]])
  await userEvent.fill(field, 'loan')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => given.at(-1)).toBe('search loan')
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no picker')
  const press = vi.spyOn(picker, 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test.each([
  [true, 'We will write when there is a new tool, and not otherwise.'],
  [false, 'Open the link in the email that is on its way to you. Without it, we will not write again.'],
])('who joins the newsletter and is confirmed (%s) learns what comes', async (isConfirmed, sentence) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDown = true
  const asked = serverWith({
    'POST /api/newsletter/join': () => (isDown ? refusal(503, 'Not now') : { isConfirmed }),
  })
  const onClose = vi.fn()
  const screen = await render(<NewsletterDialog onClose={onClose} />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.fill(field, 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now')
  isDown = false
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
  expect(screen.getByRole('alert').elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  expect(asked).toEqual(
    Array(2).fill({ what: 'POST /api/newsletter/join', body: { email: 'ada@example.com' } }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Continue Exploring' }))
  expect(onClose).toHaveBeenCalled()
})

test.each([
  [
    'json-formatter',
    "connect-src 'self'; img-src data:",
    'This page may connect to the site that it came from, and to no other.',
  ],
  [
    'api-tester',
    "default-src 'self'; connect-src *",
    'This page may connect to the addresses that you enter.',
  ],
  ['api-tester', '', 'This page came without a policy.'],
])('%s under “%s” says what it may reach', async (slug, inForce, sentence) => {
  policy = inForce
  const screen = await render(<WhatLeaves tool={toolAt(slug)} onClose={() => {}} />)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  if (inForce !== '')
    expect(screen.container.querySelector('pre')?.textContent).toBe(inForce.replace('; ', ';\n'))
})

test('a visit is counted with its time, and not where nobody wants it noted', () => {
  visitStore.set({ isOn: true, visits: [{ id: 1, count: 2, last: 5 }] })
  noteVisit(2, 6)
  noteVisit(1, 7)
  expect(visitStore.get().visits).toEqual([
    { id: 2, count: 1, last: 6 },
    { id: 1, count: 3, last: 7 },
  ])
  visitStore.set({ isOn: false, visits: [] })
  noteVisit(1, 8)
  expect(visitStore.get().visits).toEqual([])
})

test('at the third visit installing is offered, once', async () => {
  const prompt = vi.fn(async () => {})
  const offer: InstallOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  const screen = await render(<Toasts />)
  const said = screen.getByRole('status', { name: 'Notifications' })
  const visit = (hour: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 5, hour))
    hintAtInstalling(offer)
  }
  visit(1)
  visit(2)
  await expect.element(said).toHaveTextContent('')
  visit(3)
  await expect
    .element(said)
    .toHaveTextContent(
      'Sundry can be installedIt then opens files and takes what other apps share. This is said only once.Install',
    )
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  visit(4)
  await expect.element(said).toHaveTextContent('')
})

test('what cannot be kept is said at once, and stays until it is dismissed', async () => {
  const screen = await render(<Toasts />)
  const alert = screen.getByRole('alert')
  tellStorageNews('long')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Could not save in this browserThis text is too long to keep, so save a copy before you close or reload the page; your options are kept.',
    )
  tellStorageNews('was-long')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Your text is no longer hereIt was too long to keep in this browser; paste it or open it again.',
    )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.element(alert).not.toBeInTheDocument()
})

test('the last crumb is the page itself, and those before it lead there', async () => {
  const screen = await render(
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Fun', href: '/tools/fun' },
        { label: 'Wheel', href: '/wheel-of-names' },
      ]}
    />,
  )
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/tools/fun'])
  await expect.element(screen.getByText('Wheel')).toHaveAttribute('aria-current', 'page')
})

test('each plan begins its own trial, and what came of it is told', async () => {
  const plan = { plan: 'business', endsAt: new Date(2026, 5, 8).getTime(), tried: [], filesAtOnce: 9 }
  const asked = serverWith({
    'POST /api/plan/trial': (body) =>
      JSON.stringify(body).includes('pro')
        ? refusal(409, 'You have tried it')
        : { ...plan, keepsInvoiceTemplates: true },
  })
  const screen = await render(
    <>
      <PricingPage />
      <Toasts />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Start 7-Day Free Trial' })
  await userEvent.click(button.nth(0))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You have tried it')
  await expect.element(button.nth(0)).not.toHaveAttribute('aria-disabled')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await userEvent.click(button.nth(1))
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('Your trial has begun.It ends by itself on June 8, 2026.')
  expect(asked).toEqual([
    { what: 'POST /api/plan/trial', body: { plan: 'pro' } },
    { what: 'POST /api/plan/trial', body: { plan: 'business' } },
  ])
})
