import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { getAnnouncements } from '#web/ui/page.fixture.tsx'
import { AnswerView } from './answer-view.tsx'
import { FIRST_REQUEST } from './api-request.ts'
import { CodeDialog } from './dialogs.tsx'
import ExchangeView, { FailureView } from './exchange-view.tsx'
import { BodySearch } from './response/body-search.tsx'
import type { Answer } from './response/exchange.ts'
import { toolWith } from './tool.fixture.ts'
import Waiting from './waiting.tsx'

afterEach(() => vi.restoreAllMocks())

function answerOf(body: string, contentType: string, known: Partial<Answer> = {}): Answer {
  return {
    status: 200,
    reason: 'OK',
    timeMs: 12.4,
    url: 'https://example.com/items/list',
    isRedirected: false,
    contentType,
    headers: [['content-type', contentType]],
    body: new Blob([body]),
    ...known,
  }
}

const views = () =>
  [...document.querySelectorAll('[aria-label="View"] button')].map((one) => [
    one.textContent,
    one.getAttribute('aria-pressed'),
  ])

test('a JSON response is displayed formatted or raw, and copied or saved as displayed', async () => {
  const copied = spyOnClipboard()
  const saved = watchSaves()
  const screen = await render(
    <AnswerView answer={answerOf('{"a":1.0}', 'application/json')} tool={toolWith()} />,
  )
  const region = screen.getByRole('region', { name: 'Response' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
  await expect.element(region).toHaveTextContent('{ "a": 1.0 }')
  await expect.element(region).toHaveAttribute('aria-busy', 'false')
  await expect.element(screen.getByRole('status', { name: 'Status' })).toHaveTextContent('200 OK')
  await expect.element(screen.getByRole('status', { name: 'Time' })).toHaveTextContent('12 ms')
  await expect.element(screen.getByText('1 header', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Redirected')).not.toBeInTheDocument()
  expect(views()[0]).toEqual(['Pretty', 'true'])
  await press('Raw')
  await expect.element(region).toHaveTextContent('{"a":1.0}')
  expect(views().filter(([, isPressed]) => isPressed === 'true')).toEqual([['Raw', 'true']])
  await press('Copy')
  await expect.poll(() => copied).toEqual(['{"a":1.0}'])
  expect(navigator.clipboard.write).toHaveBeenCalledTimes(1)
  await press('Download')
  await press('Save body as file')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['api-response.txt', 'list.json'])
  expect(await textsOf(saved)).toEqual(['{"a":1.0}', '{"a":1.0}'])
})

test('a value can be saved out of JSON only', async () => {
  const json = answerOf('{}', 'application/json')
  const screen = await render(<AnswerView answer={json} tool={toolWith()} />)
  const save = screen.getByRole('button', { name: 'Save a value…' })
  await expect.element(save).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(save)
  await expect.element(save).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'JSONPath' })).toBeVisible()
  await screen.rerender(<AnswerView answer={answerOf('x', 'text/plain')} tool={toolWith()} />)
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'JSONPath' })).not.toBeInTheDocument()
})

test('the headers of an answer are listed, with where it led', async () => {
  const copied = spyOnClipboard()
  const answer = answerOf('x', 'text/plain', {
    status: 404,
    reason: '',
    isRedirected: true,
    headers: [
      ['content-type', 'text/plain'],
      ['etag', '"1"'],
    ],
  })
  const screen = await render(<AnswerView answer={answer} tool={toolWith()} />)
  await expect.element(screen.getByRole('status', { name: 'Status' })).toHaveTextContent('404')
  await expect.element(screen.getByText('Redirected', { exact: true })).toHaveAttribute('title', answer.url)
  await userEvent.click(screen.getByRole('tab', { name: 'Headers' }))
  const rows = screen.getByRole('table', { name: 'Response headers' }).getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameValue',
    'content-typetext/plain',
    'etag"1"',
  ])
  await expect.element(screen.getByText(/^Redirected to/)).toHaveTextContent(`Redirected to ${answer.url}`)
  await userEvent.click(screen.getByRole('button', { name: 'Copy headers' }))
  await expect.poll(() => copied).toEqual(['content-type: text/plain\netag: "1"'])
})

test('an answer without a body can be neither copied nor saved', async () => {
  const screen = await render(<AnswerView answer={answerOf('', '')} tool={toolWith()} />)
  await expect.element(screen.getByText('No response body')).toBeVisible()
  for (const name of ['Copy', 'Download'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Save body as file' })).not.toBeInTheDocument()
  expect(views()).toEqual([])
})

test('words are found one after the other, round about, in both directions', async () => {
  const region = createRef<HTMLElement>()
  const screen = await render(
    <>
      <BodySearch text="one two one" region={region} />
      <section ref={region}>one two one</section>
    </>,
  )
  const search = screen.getByRole('searchbox', { name: 'Search in body' })
  const said = screen.getByRole('status')
  const button = (name: string) => screen.getByRole('button', { name })
  await expect.element(said).not.toBeInTheDocument()
  await userEvent.fill(search, 'one')
  await expect.element(said).toHaveTextContent('2 found')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(said).toHaveTextContent('2 of 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(said).toHaveTextContent('1 of 2')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(said).toHaveTextContent('1 of 2')
  await userEvent.click(button('Next match'))
  await expect.element(said).toHaveTextContent('2 of 2')
  await userEvent.click(button('Previous match'))
  await expect.element(said).toHaveTextContent('1 of 2')
  await userEvent.fill(search, 'tw')
  await expect.element(said).toHaveTextContent('1 found')
  await userEvent.keyboard('{Enter}')
  await expect.element(said).toHaveTextContent('1 of 1')
  await userEvent.fill(search, 'three')
  await expect.element(said).toHaveTextContent('No match')
  for (const name of ['Next match', 'Previous match']) await expect.element(button(name)).toBeDisabled()
})

test('a pending response shows the share that was received', async () => {
  const trigger = document.createElement('button')
  const shown = await render(
    <Waiting received={{ receivedBytes: 0, totalBytes: 2048 }} triggerRef={{ current: trigger }} />,
  )
  const bar = shown.getByRole('progressbar', { name: 'Request' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Waiting for the answer…')
  expect(document.activeElement?.contains(bar.element())).toBe(true)
  await shown.rerender(
    <Waiting received={{ receivedBytes: 512, totalBytes: 2048 }} triggerRef={{ current: trigger }} />,
  )
  await expect.element(bar).toHaveAttribute('aria-valuetext', '512 B of 2 KB received')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
  await shown.rerender(
    <Waiting received={{ receivedBytes: 512, totalBytes: undefined }} triggerRef={{ current: trigger }} />,
  )
  await expect.element(bar).toHaveAttribute('aria-valuetext', '512 B received')
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
})

test('a failure receives the focus and offers remedies: another scheme, or the command elsewhere', async () => {
  const copied = spyOnClipboard()
  const send = vi.fn()
  const problem = { message: 'No answer', detail: '' }
  const request = { ...FIRST_REQUEST, url: 'example.com' }
  const view = (isUnexplained: boolean, timeMs?: number) => (
    <FailureView
      failure={{ problem, timeMs, isUnexplained }}
      tool={toolWith({ send, request: isUnexplained ? FIRST_REQUEST : request })}
    />
  )
  const screen = await render(view(false))
  await expect.element(screen.getByRole('region', { name: 'Response' })).toHaveFocus()
  await expect.element(screen.getByText(/^Time/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Copy the command' })).not.toBeInTheDocument()
  const buttons = screen.getByRole('button').elements()
  expect(buttons[0]?.textContent).toBe('Send to https://example.com')
  await userEvent.click(screen.getByRole('button').first())
  expect(send.mock.calls).toEqual([['https://example.com']])
  await screen.rerender(view(true, 0))
  await expect.element(screen.getByRole('status', { name: 'Time' })).toHaveTextContent('0 ms')
  await expect.element(screen.getByRole('button', { name: /^Send to/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Copy the command' }))
  await expect.poll(() => copied.length).toBe(1)
})

test('a failure offers no other scheme for a host with a space', async () => {
  const problem = { message: 'No answer', detail: '' }
  const tool = toolWith({ request: { ...FIRST_REQUEST, url: 'nonsense here' } })
  const screen = await render(
    <FailureView failure={{ problem, timeMs: undefined, isUnexplained: false }} tool={tool} />,
  )
  await expect.element(screen.getByText('No answer')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Send to/ })).not.toBeInTheDocument()
})

test('a response does not move the focus from another field', async () => {
  const screen = await render(<input aria-label="Elsewhere" />)
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  const shown = await render(<AnswerView answer={answerOf('x', 'text/plain')} tool={toolWith()} />)
  await expect.element(field).toHaveFocus()
  await shown.unmount()
  const triggerRef = { current: field.element() }
  await render(<AnswerView answer={answerOf('x', 'text/plain')} tool={toolWith({ askedFrom: triggerRef })} />)
  await expect.element(field).not.toHaveFocus()
  expect(document.activeElement?.textContent).toBe('200 OK12 ms1 B')
})

test('the request is written for other programs with its variables, or why it cannot be', async () => {
  const request = { ...FIRST_REQUEST, url: 'https://{{host}}/a' }
  const variables = [{ id: 1, name: 'host', value: 'example.com', isOn: true }]
  const environments = { active: 'Test', list: [{ name: 'Test', variables }] }
  const dialog = (of: Partial<Parameters<typeof toolWith>[0]>) => (
    <CodeDialog tool={toolWith({ request, ...of })} onClose={vi.fn()} />
  )
  const screen = await render(dialog({ environments }))
  const code = screen.getByRole('status', { name: 'Code' })
  expect(code.element().textContent).toContain('fetch("https://example.com/a"')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'cURL')
  expect(code.element().textContent).toBe("curl 'https://example.com/a'")
  await expect.element(screen.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await screen.rerender(dialog({}))
  expect(code.element().textContent).toBe("curl 'https://{{host}}/a' \\\n  --globoff")
  await screen.rerender(dialog({ request: { ...request, url: 'ftp://a.b/' } }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Copy code' })).not.toBeInTheDocument()
})

test.each([
  ['Created', 'Status 201 Created, 12 ms'],
  ['', 'Status 201, 12 ms'],
])('an answer with the reason %j is heard with its status and time', async (reason, words) => {
  const answer = answerOf('x', 'text/plain', { status: 201, reason })
  await render(<ExchangeView exchange={{ answer }} tool={toolWith()} />)
  await expect.poll(getAnnouncements).toEqual([words])
})

test('the selected view remains for the next response, unless that has no such view', async () => {
  const answer = (body: string, contentType: string) => (
    <AnswerView answer={answerOf(body, contentType)} tool={toolWith()} />
  )
  const screen = await render(answer('{"a":1}', 'application/json'))
  const region = screen.getByRole('region', { name: 'Response' })
  await userEvent.click(screen.getByRole('button', { name: 'Raw', exact: true }))
  await screen.rerender(answer('{"b":2}', 'application/json'))
  await expect.element(region).toHaveTextContent('{"b":2}')
  await userEvent.click(screen.getByRole('button', { name: 'Tree', exact: true }))
  await screen.rerender(answer('<p>c</p>', 'text/html'))
  await expect.element(region).toHaveTextContent('<p>c</p>')
  expect(views()).toEqual([
    ['Source', 'true'],
    ['Preview', 'false'],
  ])
})

test('binary data is labeled as bytes, and cannot be copied as text', async () => {
  const body = new Blob([new Uint8Array([0x89, 0x50, 0, 1])])
  const screen = await render(
    <AnswerView answer={answerOf('', 'application/octet-stream', { body })} tool={toolWith()} />,
  )
  await expect.element(screen.getByText(/^Bytes that are no text/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
})
