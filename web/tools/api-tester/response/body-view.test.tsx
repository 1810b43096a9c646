import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BodyView } from './body-view.tsx'

async function shown(body: string, contentType: string) {
  const answer = {
    status: 200,
    reason: 'OK',
    timeMs: 1,
    url: 'https://example.com/',
    isRedirected: false,
    contentType,
    headers: [],
    body: new Blob([body]),
  }
  return render(<BodyView answer={answer} actions={null} />)
}

test('a page is shown still: nothing in it runs, is sent, or is fetched from elsewhere', async () => {
  const acting =
    '<base href="https://a.b/"><link rel="stylesheet" href="a.css"><meta http-equiv="refresh" content="0"><script>1</script><iframe></iframe><object></object><embed>'
  const screen = await shown(`<meta charset="utf-8">${acting}<p>Words</p>`, 'text/html')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const frame = screen.getByTitle('Page preview')
  await expect.element(frame).toHaveAttribute('sandbox', '')
  expect(frame.element().getAttribute('srcdoc')).toBe(
    '<html><head><meta charset="utf-8"></head><body><p>Words</p></body></html>',
  )
})

test('shows the type of a body, or that there is none', async () => {
  const screen = await shown('a', '')
  await expect.element(screen.getByText('No Content-Type', { exact: true })).toBeVisible()
  await screen.unmount()
  const typed = await shown('a', 'text/css; charset=utf-8')
  await expect.element(typed.getByText('text/css; charset=utf-8', { exact: true })).toBeVisible()
})
