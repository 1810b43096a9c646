import type { ReactElement } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import ContentForm from './contents/content-form.tsx'
import DesignOptions from './design-options.tsx'
import type { Logo } from './drawing/design.ts'
import { CreateScreen } from './page.tsx'
import { QrBar } from './qr-bar.tsx'
import { Settings } from './settings.ts'
import { toolOf } from './tool.fixture.ts'
import type { QrTool } from './use-qr-tool.ts'

/** Renders a part of the tool, which only records the calls. */
async function shown(
  known: Partial<Settings>,
  part: (tool: QrTool) => ReactElement,
  more: Partial<Pick<QrTool, 'logo' | 'secrets'>> = {},
) {
  const { tool, done } = toolOf(known, more)
  const screen = await render(part(tool))
  return { screen, done, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

const logo = async (): Promise<Logo> => ({
  name: 'mine.png',
  url: '',
  image: await createImageBitmap(new ImageData(1, 1)),
})

test('each option of the design changes the setting that it names', async () => {
  const { screen, done } = await shown({}, (tool) => <DesignOptions tool={tool} />)
  const choose = (group: string, name: string) =>
    userEvent.click(screen.getByRole('group', { name: group }).getByText(name, { exact: true }))
  await choose('Modules', 'Dots')
  await choose('Corners', 'Circle')
  await choose('Frame', 'Banner')
  const caption = screen.getByRole('textbox', { name: 'Caption' })
  await expect.element(caption).toHaveValue('Scan me')
  await userEvent.fill(caption, 'Menu')
  const margin = screen.getByLabelText('Margin')
  await userEvent.fill(margin, '6')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Transparent background' }))
  await userEvent.upload(screen.getByLabelText('Add logo'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(done).toEqual([
    ['change', { modules: 'Dots' }],
    ['change', { eyes: 'Circle' }],
    ['change', { frame: 'Banner' }],
    ['change', { caption: 'Menu' }],
    ['change', { margin: 6 }],
    ['change', { isTransparent: true }],
    ['takeLogo', 'a.png'],
  ])
  await expect.element(screen.getByLabelText('Logo size')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('A logo raises the level to H, so that the code scans in spite of it.'))
    .toBeVisible()
})

test('a logo is named, sized, changed and removed', async () => {
  const { screen, done, press } = await shown(
    { kind: 'SEPA payment' },
    (tool) => <DesignOptions tool={tool} />,
    { logo: await logo() },
  )
  const size = screen.getByLabelText('Logo size')
  await expect.element(size).toHaveAttribute('aria-valuetext', '20%')
  await userEvent.fill(size, '12')
  await press('Remove logo')
  await expect.element(screen.getByLabelText('Change logo')).toBeInTheDocument()
  expect(done).toEqual([
    ['change', { logoSize: 12 }],
    ['putLogo', undefined],
  ])
})

test('the bar changes mode, level and colors; an example preserves the settings that it does not contain', async () => {
  const { screen, done, press } = await shown({ level: 'Q', text: 'Mine' }, (tool) => <QrBar tool={tool} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Batch' }))
  await userEvent.selectOptions(screen.getByLabelText('Error correction'), 'H (30%)')
  await userEvent.fill(screen.getByLabelText('Foreground color'), '#112233')
  await userEvent.fill(screen.getByLabelText('Background color'), '#ffeedd')
  await press('Clear')
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Guest Wi-Fi' }))
  expect(done).toEqual([
    ['change', { mode: 'Batch' }],
    ['change', { level: 'H' }],
    ['change', { foreground: '#112233' }],
    ['change', { background: '#ffeedd' }],
    ['clear'],
    [
      'replace',
      v.parse(Settings, {
        level: 'Q',
        text: 'Mine',
        kind: 'Wi-Fi',
        fields: { ssid: 'Guests', security: 'None' },
        frame: 'Banner',
        caption: 'Free Wi-Fi',
        foreground: '#1d3557',
      }),
      'Example opened',
    ],
  ])
})

test('the scan mode shows no design options', async () => {
  const { screen } = await shown({ mode: 'Scan' }, (tool) => <QrBar tool={tool} />)
  await expect.element(screen.getByRole('radio', { name: 'Scan' })).toBeChecked()
  await expect.element(screen.getByLabelText('Error correction')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('a form preserves the fields of other kinds, except secrets', async () => {
  const { screen, done } = await shown(
    { kind: 'Wi-Fi', fields: { ssid: 'Guests', call: '1', security: 'WEP', hidden: 'yes' } },
    (tool) => <ContentForm tool={tool} kind="Wi-Fi" />,
    { secrets: { password: 'secret12' } },
  )
  await expect.element(screen.getByLabelText('Security')).toHaveValue('WEP')
  const hidden = screen.getByRole('checkbox', { name: 'Hidden network' })
  await expect.element(hidden).toBeChecked()
  const password = screen.getByRole('textbox', { name: 'Network password' })
  await expect.element(password).toHaveValue('secret12')
  await expect.element(password).toHaveAccessibleDescription('Never saved or shared in links.')
  await userEvent.fill(password, 'other123')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Network name' }), 'Home')
  await userEvent.click(hidden)
  await userEvent.selectOptions(screen.getByLabelText('Security'), 'None')
  const fields = { ssid: 'Guests', call: '1', security: 'WEP', hidden: 'yes' }
  expect(done).toEqual([
    ['setSecret', 'password', 'other123'],
    ['change', { fields: { ...fields, ssid: 'Home' } }],
    ['change', { fields: { ...fields, hidden: '' } }],
    ['change', { fields: { ...fields, security: 'None' } }],
  ])
})

test('a missing text is an error of its field; an empty form only shows a hint', async () => {
  const card = (tool: QrTool) => <CreateScreen tool={tool} />
  const { screen, done } = await shown({ text: '' }, card)
  const box = screen.getByRole('textbox', { name: 'Text or URL' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No input text')
  await expect.element(box).toHaveAccessibleDescription('No input text')
  await userEvent.fill(box, 'a')
  await userEvent.selectOptions(screen.getByLabelText('Content'), 'Phone')
  expect(done).toEqual([
    ['change', { text: 'a' }],
    ['change', { kind: 'Phone' }],
  ])
})

test.each<[string, Partial<Settings>, Partial<Pick<QrTool, 'secrets'>>, number]>([
  ['nothing stands', {}, {}, 0],
  ['only a choice stands', { fields: { security: 'WEP' } }, {}, 0],
  ['a password stands', {}, { secrets: { password: 'a' } }, 1],
  ['a name', { fields: { ssid: 'Home' } }, {}, 1],
  ['a field of another form stands', { fields: { call: '1' } }, {}, 0],
])(
  'a form in which %s, %j %j, has only a hint while it is filled, and then %d errors',
  async (_, known, more, errors) => {
    const card = (tool: QrTool) => (
      <>
        <CreateScreen tool={tool} />
        <button type="button">Elsewhere</button>
      </>
    )
    const { screen } = await shown({ kind: 'Wi-Fi', ...known }, card, more)
    const alerts = () => screen.getByRole('alert').elements()
    await expect.element(screen.getByText(/^Enter the/)).toBeVisible()
    await userEvent.click(screen.getByRole('textbox', { name: 'Network name' }))
    await userEvent.tab()
    await expect.element(screen.getByRole('textbox', { name: 'Network password' })).toHaveFocus()
    await expect.element(screen.getByText(/^Enter the/)).toBeVisible()
    expect(alerts()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await expect.poll(alerts).toHaveLength(errors)
  },
)
