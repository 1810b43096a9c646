import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '../ui/toasts.tsx'
import { hintAtInstalling, type InstallOffer } from './install-hint.ts'

afterEach(() => vi.restoreAllMocks())

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
  await expect.element(said).toMatchTextContent('Sundry can be installed')
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  visit(4)
  await expect.element(said).toHaveTextContent('')
})
