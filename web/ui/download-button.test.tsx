import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resultsRegistry } from '../platform/results-registry.ts'
import { textsOf, watchSaves } from '../platform/saves.fixture.ts'
import { CopyButton } from './copy-button.tsx'
import { DownloadButton } from './download-button.tsx'

afterEach(() => vi.restoreAllMocks())

/** Returns the outputs that "Send to" finds on this page. */
const offered = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const output = resultsRegistry.get(element)
    return output ? [output.label] : []
  })

test('a file is saved under its name, as its type, with the content at the moment of the request', async () => {
  const saved = watchSaves()
  const screen = await render(
    <>
      <DownloadButton label="Text" content="as it is" fileName="a.txt" />
      <DownloadButton label="Table" content={async () => 'a,b'} fileName="a.csv" type="text/csv" />
      <DownloadButton label="Nothing" content="" fileName="none.txt" disabled />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Text' }))
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  await expect.element(screen.getByRole('button', { name: 'Nothing' })).toBeDisabled()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['a.txt', 'a.csv'])
  expect(saved.map(({ type }) => type)).toEqual(['text/plain;charset=utf-8', 'text/csv'])
  expect(await textsOf(saved)).toEqual(['as it is', 'a,b'])
})

test('only content that can be copied or saved can be sent to another tool', async () => {
  const buttons = (disabled: boolean) => (
    <>
      <CopyButton text="a" disabled={disabled} />
      <DownloadButton content="a" fileName="a.txt" disabled={disabled} />
      <DownloadButton label="Download all" content="a" fileName="all.txt" />
    </>
  )
  const screen = await render(buttons(false))
  expect(offered()).toEqual(['Copy', 'Download', 'Download all'])
  await screen.rerender(buttons(true))
  expect(offered()).toEqual(['Download all'])
})
