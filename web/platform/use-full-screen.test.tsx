import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFullScreen } from './use-full-screen.ts'

afterEach(() => vi.restoreAllMocks())

function Stage() {
  const ref = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(ref)
  return (
    <div ref={ref}>
      <button type="button" onClick={toggle}>
        {isFull ? 'full' : 'small'}
      </button>
    </div>
  )
}

/** Mocks a browser that allows full screen, or that cannot; records the requests. */
function browserThat(gives: boolean) {
  const requests: string[] = []
  let full: Element | null = null
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full)
  vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async function (this: Element) {
    requests.push('enter')
    if (!gives) throw new TypeError('not here')
    full = this
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  vi.spyOn(document, 'exitFullscreen').mockImplementation(async () => {
    requests.push('leave')
    full = null
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  return {
    requests,
    /** The browser's own way out, such as its Escape. */
    leave() {
      full = null
      document.dispatchEvent(new Event('fullscreenchange'))
    },
  }
}

test('the screen is filled and left by the button, by Escape, and by the browser’s own way out', async () => {
  const { requests, leave } = browserThat(true)
  const screen = await render(<Stage />)
  const button = screen.getByRole('button')
  await userEvent.keyboard('{Escape}')
  expect(requests).toEqual([])
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('full')
  await userEvent.keyboard('x')
  await expect.element(button).toHaveTextContent('full')
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('small')
  expect(requests).toEqual(['enter', 'leave'])
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('full')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveTextContent('small')
  expect(requests).toEqual(['enter', 'leave', 'enter', 'leave'])
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('full')
  leave()
  await expect.element(button).toHaveTextContent('small')
  expect(requests).toHaveLength(5)
})

test('without browser support, full screen fills the window until Escape or the button', async () => {
  const { requests } = browserThat(false)
  const screen = await render(<Stage />)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('full')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveTextContent('small')
  await userEvent.click(button)
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('small')
  expect(requests).toEqual(['enter', 'enter'])
})
