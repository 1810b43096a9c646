import type { ReactElement } from 'react'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from './toasts.tsx'

/** A page with its notices, or these alone, and what tests press and read there by exact names. */
export async function openPage(page?: ReactElement) {
  const screen = await render(
    <>
      {page}
      <Toasts />
    </>,
  )
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  return {
    screen,
    button,
    press: (name: string | RegExp) => userEvent.click(button(name)),
    number: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
    textOf: (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent,
    said: screen.getByRole('status', { name: 'Notifications' }),
  }
}

/** Returns the screen reader announcements, in the order of the page. */
export function getAnnouncements(): string[] {
  return [...document.querySelectorAll('p.sr-only[aria-live=polite]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '')
}
