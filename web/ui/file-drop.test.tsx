import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DropArea } from './file-drop.tsx'
import { Toasts } from './toasts.tsx'

test('files are accepted by drop and by paste, with the invitation only during a drag over the area', async () => {
  const received: string[][] = []
  const screen = await render(
    <DropArea onFiles={(files) => received.push(files.map(({ name }) => name))} invitation="Drop it here">
      <p>The tool</p>
    </DropArea>,
  )
  const tool = screen.getByText('The tool').element()
  const files = new DataTransfer()
  files.items.add(new File(['a'], 'a.txt'))
  const text = new DataTransfer()
  text.setData('text/plain', 'a')
  const drag = (kind: string, dataTransfer: DataTransfer) => {
    const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
    tool.dispatchEvent(event)
    return event.defaultPrevented
  }
  const invitation = screen.getByText('Drop it here')
  drag('dragenter', text)
  await expect.element(invitation).not.toBeInTheDocument()
  expect(drag('drop', text)).toBe(false)
  drag('dragenter', files)
  await expect.element(invitation).toBeVisible()
  expect(drag('dragover', files)).toBe(true)
  drag('dragleave', files)
  await expect.element(invitation).not.toBeInTheDocument()
  drag('dragenter', files)
  expect(drag('drop', files)).toBe(true)
  await expect.element(invitation).not.toBeInTheDocument()
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([paste(text), paste(files)]).toEqual([false, true])
  expect(received).toEqual([['a.txt'], ['a.txt']])
})

test('files of a folder that takes a while to read are passed to the tool in its current state', async () => {
  const received: string[] = []
  const { promise, resolve } = Promise.withResolvers<readonly File[]>()
  const area = (when: string) => (
    <DropArea
      onFiles={(files) => received.push(...files.map(({ name }) => `${when}: ${name}`))}
      invitation="Drop it here"
      find={() => promise}
    >
      <p>The tool</p>
    </DropArea>
  )
  const screen = await render(area('before'))
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['a'], 'a.txt'))
  screen
    .getByText('The tool')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await screen.rerender(area('after'))
  resolve([new File(['b'], 'b.txt')])
  await expect.poll(() => received).toEqual(['after: b.txt'])
})

test('an unreadable folder shows an error, and nothing is accepted', async () => {
  const received: unknown[] = []
  const screen = await render(
    <>
      <DropArea
        onFiles={(files) => received.push(files)}
        invitation="Drop it here"
        find={() => Promise.reject(new DOMException('A file is gone', 'NotFoundError'))}
      >
        <p>The tool</p>
      </DropArea>
      <Toasts />
    </>,
  )
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['a'], 'a.txt'))
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  screen.getByText('The tool').element().dispatchEvent(drop)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('What was dropped could not be read')
  expect(received).toEqual([])
})
