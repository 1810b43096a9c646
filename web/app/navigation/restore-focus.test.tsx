import { beforeAll, beforeEach, expect, test } from 'vitest'
import { restoreFocus } from './restore-focus.ts'

beforeAll(restoreFocus)

const ROWS = ['One', 'Two', 'Three'].map(
  (name) => `<li><button>Edit ${name}</button><button>Remove ${name}</button></li>`,
)

function show(html: string): void {
  const main = document.createElement('main')
  main.innerHTML = html
  document.body.replaceChildren(main)
}

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const focusedText = () => document.activeElement?.textContent
const moment = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

async function remove(name: string): Promise<void> {
  buttonOf(name)?.focus()
  buttonOf(name)?.closest('li')?.remove()
  await moment()
}

beforeEach(() => show(`<section><h2>Names</h2><ul>${ROWS.join('')}</ul></section>`))

test('the focus of a removed row moves to the same control of the next row, or of the last one', async () => {
  await remove('Remove Two')
  expect(focusedText()).toBe('Remove Three')
  await remove('Remove Three')
  expect(focusedText()).toBe('Remove One')
  await remove('Edit One')
  expect(focusedText()).toBe('Names')
  expect(document.activeElement?.tagName).toBe('H2')
})

test.each([
  ['a list with its field', `<form><input aria-label="Name"></form><ul>${ROWS[0]}</ul>`, 'INPUT'],
  ['a list in a section with a heading', `<input><section><h3>A</h3><ul>${ROWS[0]}</ul></section>`, 'H3'],
  ['a list with a check box only', `<h1>A</h1><input type="checkbox"><ul>${ROWS[0]}</ul>`, 'H1'],
  ['a list with a disabled field', `<h1>A</h1><input disabled><ul>${ROWS[0]}</ul>`, 'H1'],
  ['a list with a hidden heading', `<h1>A</h1><div><h2 hidden>B</h2><ul>${ROWS[0]}</ul></div>`, 'H1'],
])('the focus of the last row of %s moves to its field or heading', async (_, html, tag) => {
  show(html)
  await remove('Remove One')
  expect(document.activeElement?.tagName).toBe(tag)
})

test.each([
  ['a button', '<button>Start</button>', 'BUTTON'],
  ['a part with a heading', '<div><button>Vote</button><h2>Results</h2></div>', 'H2'],
  ['nothing', '', 'H1'],
])('the focus of a button that is replaced by %s moves there', async (_, html, tag) => {
  show('<h1>Timer</h1><div><button>Stop</button></div>')
  const stop = buttonOf('Stop')
  stop?.focus()
  const part = stop?.parentElement
  if (part) part.innerHTML = html
  await moment()
  expect(document.activeElement?.tagName).toBe(tag)
})

test('the focus does not move down to the heading of a later part', async () => {
  show('<h1>Text</h1><div><div><button>Example</button></div><section><h2>Help</h2></section></div>')
  buttonOf('Example')?.focus()
  buttonOf('Example')?.remove()
  await moment()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('focus is not restored after leaving a row or the page', async () => {
  buttonOf('Edit One')?.focus()
  buttonOf('Edit One')?.blur()
  await moment()
  buttonOf('Edit One')?.closest('li')?.remove()
  await moment()
  expect(document.activeElement).toBe(document.body)

  buttonOf('Edit Two')?.focus()
  document.querySelector('main')?.replaceWith('Another page')
  await moment()
  expect(document.activeElement).toBe(document.body)
})

test('a focus set until the next frame is preserved', async () => {
  buttonOf('Edit One')?.focus()
  buttonOf('Edit One')?.closest('li')?.remove()
  buttonOf('Edit Three')?.focus()
  await moment()
  expect(focusedText()).toBe('Edit Three')
})

test('a heading that received the focus is not a tab stop afterwards', async () => {
  show('<h1>Names</h1><ul><li><button>Remove</button></li></ul>')
  await remove('Remove')
  const heading = document.querySelector('h1')
  expect(document.activeElement).toBe(heading)
  heading?.blur()
  expect(heading?.hasAttribute('tabindex')).toBe(false)
})
