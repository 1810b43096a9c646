import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shareLink } from '#web/platform/shared-state.ts'
import { storedAs } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { FIRST_REQUEST } from './api-request.ts'
import ApiTesterPage from './page.tsx'

const ADDRESS = 'https://example.com/items'
const JSON_TYPE = { 'content-type': 'application/json' }

afterEach(() => vi.restoreAllMocks())

/** Renders the page, cleared of the previous test's data; `answer` is the server's response. */
async function shown(answer: () => Promise<Response> = async () => new Response('')) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer)
  const { screen, button, press } = await openPage(<ApiTesterPage />)
  const url = screen.getByRole('textbox', { name: 'URL' })
  await press('Clear')
  return {
    screen,
    fetched,
    button,
    press,
    url,
    method: screen.getByRole('combobox', { name: 'Method' }),
    output: (name: string) => screen.getByRole('status', { name, exact: true }),
    history: screen.getByRole('list', { name: 'History' }).getByRole('listitem'),
    alert: screen.getByRole('alert'),
    requests: () =>
      fetched.mock.calls.map(([address, init]) => `${init?.method} ${address} ${init?.body ?? ''}`.trim()),
  }
}

beforeEach(async () => {
  const { screen, press, url, history } = await shown()
  await userEvent.fill(url, ADDRESS)
  await press('Send Request')
  await expect.element(history.first()).toBeVisible()
  await press('Clear history')
  await screen.unmount()
  vi.restoreAllMocks()
})

test('sends the request unchanged; shows its response, its time and its history entry', async () => {
  const { screen, button, press, url, method, output, history, requests, fetched } = await shown(
    async () => new Response('{"id":7}', { status: 201, statusText: 'Created', headers: JSON_TYPE }),
  )
  await expect.element(button('Send Request')).toBeDisabled()
  await userEvent.fill(url, '  ')
  await expect.element(button('Send Request')).toBeDisabled()
  await userEvent.fill(url, `${ADDRESS}?a=1&b`)
  await userEvent.selectOptions(method, 'POST')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header name' }), 'X-One')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header value' }), 'yes')
  await press('Text')
  await expect.element(button('Text')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('JSON')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Body' }), 'Hello')
  await userEvent.click(url)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(output('Status')).toHaveTextContent('201 Created')
  await expect.element(output('Size')).toHaveTextContent('8 B')
  await expect.element(screen.getByText('1 header', { exact: true })).toBeVisible()
  expect(requests()).toEqual([`POST ${ADDRESS}?a=1&b Hello`])
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-one')).toBe('yes')
  expect(history.elements()).toHaveLength(1)
  await expect
    .element(screen.getByRole('button', { name: /^Query parameters ?2$/ }))
    .toHaveAttribute('aria-expanded', 'false')
  await userEvent.selectOptions(method, 'HEAD')
  await expect.element(screen.getByRole('textbox', { name: 'Body' })).not.toBeInTheDocument()
})

test('blocks a second request while one is pending, and Escape cancels it', async () => {
  const { screen, button, press, url, alert, requests, fetched } = await shown(() => new Promise(() => {}))
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  await userEvent.fill(url, ADDRESS)
  await press('Send Request')
  await expect.element(button('Sending...')).toBeDisabled()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Request' }))
    .toHaveAttribute('aria-valuetext', 'Waiting for the answer…')
  await expect.element(button('Cancel')).toBeVisible()
  await userEvent.click(url)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Send Request')).toBeEnabled()
  await expect.element(alert).toBeVisible()
  await expect.element(button('Cancel')).not.toBeInTheDocument()
  expect(requests()).toEqual([`GET ${ADDRESS}`])
  await press('Send Request')
  await press('Cancel')
  await expect.element(button('Send Request')).toBeEnabled()
  expect(requests()).toHaveLength(2)
})

test('an address without its scheme is offered with one, and sent so', async () => {
  const { press, url, alert, output, requests } = await shown(async () => new Response(null, { status: 204 }))
  await userEvent.fill(url, 'example.com/items')
  await press('Send Request')
  await expect.element(alert).toBeVisible()
  expect(requests()).toEqual([])
  await press(`Send to ${ADDRESS}`)
  await expect.element(output('Status')).toHaveTextContent('204 No Content')
  await expect.element(url).toHaveValue(ADDRESS)
  expect(requests()).toEqual([`GET ${ADDRESS}`])
})

test('a cURL command that is pasted for an address becomes the request, and Undo brings the former back', async () => {
  const { screen, press, url, method } = await shown()
  await userEvent.fill(url, ADDRESS)
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    url.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste('https://other.example')).toBe(false)
  expect(paste("curl -X DELETE \\\n 'https://example.com/items/7'")).toBe(true)
  await expect.element(url).toHaveValue('https://example.com/items/7')
  await expect.element(method).toHaveValue('DELETE')
  await expect.element(screen.getByText('cURL command imported')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await press('Undo')
  await expect.element(url).toHaveValue(ADDRESS)
  await expect.element(method).toHaveValue('GET')
  paste("curl --proxy p 'https://example.com/items/8'")
  const dialog = screen.getByRole('dialog', { name: 'Import cURL' })
  await expect.element(dialog.getByRole('list', { name: 'Not taken over' })).toHaveTextContent('--proxy p')
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(url).toHaveValue('https://example.com/items/8')
})

test('a command in the dialog is judged when it is imported, and no longer once it is changed', async () => {
  const { screen, press, url } = await shown()
  await press('Request actions')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Import cURL' }))
  const dialog = screen.getByRole('dialog', { name: 'Import cURL' })
  const command = dialog.getByRole('textbox', { name: 'cURL command' })
  const take = dialog.getByRole('button', { name: 'Import' })
  await expect.element(take).toBeDisabled()
  await userEvent.fill(command, 'wget x')
  await userEvent.click(take)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await userEvent.fill(command, `curl ${ADDRESS}`)
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(take)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(url).toHaveValue(ADDRESS)
})

test('an example is opened in the place of the request, and Undo brings that back', async () => {
  const { screen, press, url, method } = await shown()
  await userEvent.fill(url, ADDRESS)
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await expect.element(url).toHaveValue('https://jsonplaceholder.typicode.com/posts/1')
  await expect.element(method).toHaveValue('DELETE')
  await press('Undo')
  await expect.element(url).toHaveValue(ADDRESS)
})

test('a command that cannot be written says why in the place of the answer', async () => {
  const { screen, press, url, alert } = await shown()
  await userEvent.fill(url, 'http://')
  await press('Copy as cURL')
  await expect.element(alert).toBeVisible()
  await expect.element(screen.getByText('Copied!')).not.toBeInTheDocument()
})

test('a dropped file becomes the body of the request', async () => {
  const { screen, url, method } = await shown()
  await userEvent.fill(url, ADDRESS)
  const drop = (files: readonly File[]) => {
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    const at = { dataTransfer, bubbles: true, cancelable: true }
    url.element().dispatchEvent(new DragEvent('drop', at))
  }
  drop([new File(['abc'], 'a.bin')])
  await expect.element(screen.getByText('a.bin (3 B)')).toBeVisible()
  await expect.element(method).toHaveValue('POST')
  await expect.element(url).toHaveValue(ADDRESS)
})

test('a link opens its request; an invalid one shows an error', async () => {
  const place = location.href
  history.replaceState(history.state, '', await shareLink({ ...FIRST_REQUEST, method: 'PUT', url: ADDRESS }))
  const screen = await render(<ApiTesterPage />)
  await expect.element(screen.getByRole('textbox', { name: 'URL' })).toHaveValue(ADDRESS)
  await expect.element(screen.getByRole('combobox', { name: 'Method' })).toHaveValue('PUT')
  await screen.unmount()
  history.replaceState(history.state, '', await shareLink({ method: 'MOVE' }))
  await render(<ApiTesterPage />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This link is damaged or incomplete.')
  await expect.element(screen.getByRole('textbox', { name: 'URL' })).toHaveValue(ADDRESS)
  history.replaceState(history.state, '', place)
})

test('stores remembered data, and deletes it when the visitor turns storing off', async () => {
  const { screen, press, url } = await shown()
  await userEvent.fill(url, ADDRESS)
  await userEvent.click(screen.getByRole('button', { name: /^Settings ?requests are remembered$/ }))
  const remember = screen.getByRole('checkbox', { name: 'Remember on this device' })
  await expect.element(remember).toBeChecked()
  const stored = () =>
    JSON.stringify(['api-tester', 'api-tester-history'].map((key) => storedAs(`sundry-${key}`)))
  await press('Send Request')
  await expect.element(screen.getByRole('list', { name: 'History' })).toBeVisible()
  await userEvent.click(remember)
  await expect.element(screen.getByText(/^Nothing is stored\. Requests/)).toBeVisible()
  await expect.element(url).toHaveValue(ADDRESS)
  expect(stored()).not.toContain(ADDRESS)
  await expect
    .element(screen.getByRole('button', { name: /^Settings ?nothing is stored$/ }))
    .toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(remember)
  await expect.element(screen.getByText(/^Requests, variables and the history are stored/)).toBeVisible()
  const seconds = screen.getByRole('spinbutton', { name: 'Wait at most (seconds)' })
  await userEvent.fill(seconds, '3')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(seconds).toHaveValue('1')
  await userEvent.fill(seconds, '30')
})
