import { beforeAll, expect, test } from 'vitest'
import { restoreFocus } from './restore-focus.ts'

beforeAll(restoreFocus)

function page(): { readonly list: HTMLElement; readonly rows: readonly HTMLButtonElement[] } {
  const main = document.createElement('main')
  main.innerHTML = '<div><ul><li><button>One</button></li><li><button>Two</button></li></ul></div>'
  document.body.replaceChildren(main)
  const list = main.querySelector('ul')
  if (!list) throw new Error('There is no list')
  return { list, rows: [...main.querySelectorAll('button')] }
}

const moment = () => new Promise((resolve) => setTimeout(resolve))

test('the focus of a removed row moves to its list, and on to the remaining parent if that is removed too', async () => {
  const { list, rows } = page()
  rows[0]?.focus()
  rows[0]?.parentElement?.remove()
  await moment()
  expect(document.activeElement).toBe(list)
  const around = list.parentElement
  list.remove()
  await moment()
  expect(document.activeElement).toBe(around)
  around?.blur()
  expect(around?.hasAttribute('tabindex')).toBe(false)
})

test('focus is not restored after leaving a row or the page', async () => {
  const { rows } = page()
  rows[0]?.focus()
  rows[0]?.blur()
  await moment()
  rows[0]?.parentElement?.remove()
  await moment()
  expect(document.activeElement).toBe(document.body)

  rows[1]?.focus()
  document.querySelector('main')?.replaceChildren('Another page')
  await moment()
  expect(document.activeElement).toBe(document.body)
})

test('a focus set in the same task is preserved', async () => {
  const { rows } = page()
  rows[0]?.focus()
  rows[0]?.parentElement?.remove()
  rows[1]?.focus()
  await moment()
  expect(document.activeElement).toBe(rows[1])
})
