import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ApiRequest, type Auth, FIRST_REQUEST, getRows, NO_AUTH, type Pair } from '../api-request.ts'
import AuthFields from './auth-fields.tsx'
import BodySection from './body-section.tsx'
import { HeaderRows } from './header-rows.tsx'

let rows: readonly Pair[]
let auth: Auth
let request: ApiRequest

function Headers({ first }: { readonly first: Pair[] }) {
  const [now, setNow] = useState(first)
  rows = now
  return <HeaderRows rows={now} onChange={setNow} />
}

function Authorization() {
  const [now, setNow] = useState(NO_AUTH)
  auth = now
  return <AuthFields auth={now} onChange={setNow} />
}

function Body({ first }: { readonly first: Partial<ApiRequest> }) {
  const [now, setNow] = useState<ApiRequest>({ ...FIRST_REQUEST, ...first })
  request = now
  return <BodySection request={now} set={(change) => setNow({ ...now, ...change })} />
}

const plain = () => rows.map(({ id, name, value, isOn }) => `${id} ${name}=${value} ${isOn}`)

test('headers are switched off, changed, added and removed, each without the others', async () => {
  const screen = await render(
    <Headers
      first={getRows([
        ['A', '1'],
        ['B', '2'],
      ])}
    />,
  )
  const use = screen.getByRole('checkbox', { name: 'Use this header' })
  await userEvent.click(use.nth(1))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header value' }).nth(0), 'x')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header name' }).nth(1), 'C')
  expect(plain()).toEqual(['1 A=x true', '2 C=2 false'])
  await userEvent.click(screen.getByRole('button', { name: 'Add header' }))
  expect(plain()).toEqual(['1 A=x true', '2 C=2 false', '3 = true'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove header' }).nth(0))
  expect(plain()).toEqual(['2 C=2 false', '3 = true'])
  await userEvent.click(use.nth(0))
  expect(plain()).toEqual(['2 C=2 true', '3 = true'])
})

test('a button below a list of suggestions is pressed at once, although the list closes', async () => {
  const screen = await render(<Headers first={getRows([['', '']])} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header name' }), 'a')
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add header' }))
  expect(plain()).toEqual(['1 a= true', '2 = true'])
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header name' }).first(), 'b')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Header name' }).first(), 'a')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

test('headers are edited as lines and parsed back into rows', async () => {
  const screen = await render(<Headers first={getRows([['A', '1']])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit as lines' }))
  const lines = screen.getByRole('textbox', { name: 'Headers as lines' })
  await expect.element(lines).toHaveValue('A: 1')
  await userEvent.fill(lines, 'A: 2\n# B: 3')
  await expect.element(lines).toHaveValue('A: 2\n# B: 3')
  expect(rows.map(({ name, value, isOn }) => `${name}=${value} ${isOn}`)).toEqual(['A=2 true', 'B=3 false'])
  await userEvent.click(screen.getByRole('button', { name: 'Edit as rows' }))
  expect(screen.getByRole('textbox', { name: 'Header name' }).elements()).toHaveLength(2)
})

test('a header that browsers drop is marked, unless it is switched off', async () => {
  const screen = await render(<Headers first={getRows([['Cookie', 'a=b']])} />)
  const remark = screen.getByText('Browsers do not send this header')
  await expect.element(remark).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox'))
  await expect.element(remark).not.toBeInTheDocument()
})

test('well-known names are suggested while typing: arrows cycle, Enter accepts, Escape and leaving close', async () => {
  const screen = await render(<Headers first={getRows([['', '']])} />)
  const field = screen.getByRole('textbox', { name: 'Header name' })
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('aria-selected')])
  await userEvent.click(field)
  expect(options()).toEqual([])
  await expect.element(field).not.toHaveAttribute('aria-controls')
  await userEvent.keyboard('a')
  const names = options().map(([name]) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(options().map(([, isChosen]) => isChosen)).toEqual(names.map(() => 'false'))
  await expect.element(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').element().id)
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('a')
  await userEvent.keyboard('{ArrowUp}')
  expect(options().at(-1)?.[1]).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  expect(options()[0]?.[1]).toBe('true')
  await expect
    .element(field)
    .toHaveAttribute('aria-activedescendant', screen.getByRole('option').first().element().id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(names[1] ?? '')
  expect(options()).toEqual([])
  await userEvent.fill(field, 'acc')
  expect(options().length).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  await userEvent.fill(field, 'auth')
  await userEvent.click(screen.getByRole('option', { name: 'Authorization' }))
  await expect.element(field).toHaveValue('Authorization')
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'a')
  await userEvent.click(screen.getByRole('textbox', { name: 'Header value' }))
  expect(options()).toEqual([])
})

test('each kind of authorization has its own fields, and the input of another kind is preserved', async () => {
  const screen = await render(<Authorization />)
  const kind = screen.getByRole('combobox', { name: 'Kind' })
  const fill = (name: string, value: string) =>
    userEvent.fill(screen.getByLabelText(name, { exact: true }), value)
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels()).toEqual(['Kind'])
  await userEvent.selectOptions(kind, 'Basic')
  expect(labels()).toEqual(['Kind', 'User name', 'Password'])
  await fill('User name', 'ada')
  await fill('Password', 'pw')
  await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await userEvent.selectOptions(kind, 'Bearer')
  expect(labels()).toEqual(['Kind', 'Token'])
  await fill('Token', 't')
  await userEvent.selectOptions(kind, 'API key')
  expect(labels()).toEqual(['Kind', 'Sent as', 'Key name', 'Key'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sent as' }), 'Query parameter')
  await fill('Key name', 'k')
  await fill('Key', 'v')
  expect(auth).toEqual({
    kind: 'API key',
    user: 'ada',
    password: 'pw',
    token: 't',
    keyName: 'k',
    keyValue: 'v',
    keyPlace: 'Query parameter',
  })
})

test('a part contains text or a file, and a form its fields', async () => {
  const screen = await render(<Body first={{ method: 'POST', format: 'Multipart' }} />)
  const file = new File(['abc'], 'a.txt')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Part value' }), 'text')
  await userEvent.upload(screen.getByLabelText('Part file'), file)
  await expect.element(screen.getByText('a.txt (3 B)')).toBeVisible()
  expect(request.parts.map(({ name, isFile, file: one }) => [name, isFile, one?.name])).toEqual([
    ['file', true, 'a.txt'],
  ])
  await expect.element(screen.getByRole('textbox', { name: 'Part value' })).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Part name' }), 'mine')
  await userEvent.upload(screen.getByLabelText('Part file'), new File(['abcd'], 'b.txt'))
  expect(request.parts.map(({ name }) => name)).toEqual(['mine'])
  await userEvent.click(screen.getByRole('button', { name: 'Text instead' }))
  expect(request.parts).toEqual([{ id: 1, name: 'mine', value: 'text', isOn: true, isFile: false }])
  await userEvent.click(screen.getByRole('button', { name: 'Form' }))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Field name' }), 'f')
  expect(request.form).toEqual([{ id: 1, name: 'f', value: '', isOn: true }])
  await userEvent.click(screen.getByRole('button', { name: 'File', exact: true }))
  await expect.element(screen.getByText('The file is sent byte for byte.')).toBeVisible()
  await userEvent.upload(screen.getByLabelText('Upload'), file)
  await expect.element(screen.getByText('a.txt (3 B)')).toBeVisible()
  expect(request.file?.name).toBe('a.txt')
})

test('JSON is looked over while it is typed, other text is not', async () => {
  const screen = await render(<Body first={{ method: 'POST' }} />)
  const body = screen.getByRole('textbox', { name: 'Body' })
  await userEvent.fill(body, '{"a":}')
  await expect.element(body).toHaveAttribute('aria-invalid', 'true')
  expect(request.text).toBe('{"a":}')
  await userEvent.click(screen.getByRole('button', { name: 'Text' }))
  await expect.element(body).not.toHaveAttribute('aria-invalid')
  await expect.element(body).toHaveValue('{"a":}')
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }))
  await userEvent.fill(body, '{"a":1}')
  await expect.element(body).not.toHaveAttribute('aria-invalid')
})
