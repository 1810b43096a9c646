import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { followTranslation } from './translated-text.ts'

type Translator = (text: Text) => void

/** Ways in which translators wrap a node. */
const TRANSLATORS: readonly (readonly [string, Translator])[] = [
  ['replaces the text at once', (text) => text.replaceWith(font(text.data))],
  [
    'inserts before the text and removes it',
    (text) => {
      text.before(font(text.data))
      text.remove()
    },
  ],
  [
    'inserts after the text and removes it',
    (text) => {
      text.after(font(text.data))
      text.remove()
    },
  ],
  [
    'moves the text into an element that is there',
    (text) => {
      const outer = font('')
      text.before(outer)
      outer.firstElementChild?.append(text)
    },
  ],
  [
    'moves the text away first',
    (text) => {
      const [outer, next, parent] = [font(''), text.nextSibling, text.parentNode]
      outer.firstElementChild?.append(text)
      parent?.insertBefore(outer, next)
    },
  ],
]

function font(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(text)
  outer.append(inner)
  return outer
}

function translateAll(root: Node, translate: Translator): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.nodeName !== 'FONT') texts.push(node)
  texts.forEach(translate)
}

let set: (state: State) => void = () => {}
type State = { readonly count: number; readonly isOpen: boolean; readonly names: readonly string[] }

/** The forms in which React has text next to other nodes. */
function Page() {
  const [{ count, isOpen, names }, setState] = useState<State>({ count: 1, isOpen: false, names: ['Ana'] })
  set = setState
  return (
    <>
      <p>
        {count} of {names.length} names
      </p>
      <p>
        {isOpen && <b>Open. </b>}
        {isOpen ? 'Close it' : 'Open it'}
        {isOpen && ' now'}
      </p>
      <p>
        {isOpen && 'First '}
        <i>between</i>
        {!isOpen && ' last'}
      </p>
      <p>{count}</p>
      <p>
        {names.map((name) => (
          <i key={name}>{name} </i>
        ))}
        and more
      </p>
      <p>{isOpen ? names : count}</p>
    </>
  )
}

const STATES: readonly State[] = [
  { count: 2, isOpen: true, names: ['Ana', 'Bo'] },
  { count: 2, isOpen: false, names: ['Bo'] },
  { count: 30, isOpen: true, names: ['Cy', 'Bo', 'Ana'] },
  { count: 30, isOpen: true, names: [] },
]

beforeAll(() => followTranslation(document.body))
afterEach(() => document.body.replaceChildren())

async function shown({ count, isOpen, names }: State, container: Element) {
  const lines = [
    `${count} of ${names.length} names`,
    isOpen ? 'Open. Close it now' : 'Open it',
    isOpen ? 'First between' : 'between last',
    String(count),
    `${names.map((name) => `${name} `).join('')}and more`,
    isOpen ? names.join('') : String(count),
  ]
  await expect
    .poll(() => [...container.querySelectorAll('p')].map(({ textContent }) => textContent))
    .toEqual(lines)
}

test.each(TRANSLATORS)('followTranslation(): React works on where a translator %s', async (_, translate) => {
  const { container } = await render(<Page />)
  translateAll(container, translate)
  for (const state of STATES) {
    // The observers are called before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    set(state)
    await shown(state, container)
    translateAll(container, translate)
  }
})

test('followTranslation(): a node that changes while its translation is shown replaces it', async () => {
  const parent = document.createElement('p')
  const text = document.createTextNode('one')
  parent.append(text, document.createElement('b'))
  document.body.append(parent)
  text.replaceWith(font('eins'))
  await Promise.resolve()
  text.data = 'two'
  await Promise.resolve()
  expect(parent.innerHTML).toBe('two<b></b>')
})

test('followTranslation(): neighboring nodes keep their order', async () => {
  const parent = document.createElement('p')
  const texts = ['a', 'b', 'c'].map((text) => document.createTextNode(text))
  parent.append(...texts)
  document.body.append(parent)
  for (const text of texts) text.replaceWith(font(text.data.toUpperCase()))
  await Promise.resolve()
  const [, second] = texts
  if (second) parent.removeChild(second)
  expect(parent.textContent).toBe('AC')
})

test('removeChild() still throws for a node that is elsewhere', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  other.append('text')
  expect(() => one.removeChild(other.firstChild ?? one)).toThrow(DOMException)
})
