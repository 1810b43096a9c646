import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileRow } from './backlog-tools.tsx'
import { localActs, localStore, useLocalTable } from './use-local-table.ts'

beforeEach(() => localStore.set(localStore.initial))

function Row() {
  return <FileRow table={useLocalTable().table} acts={localActs} />
}

const titles = () => localStore.get().stories.map(({ title }) => title)

test('reading another file clears the error of the previous one', async () => {
  const screen = await render(<Row />)
  const upload = screen.getByLabelText('Upload')
  await userEvent.upload(upload, new File(['x'], 'a.png'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"a.png" is not a supported file type.')
  expect(titles()).toEqual([])
  await userEvent.upload(upload, new File(['Login\nSearch\n'], 'stories.txt'))
  await expect.poll(titles).toEqual(['Login', 'Search'])
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
