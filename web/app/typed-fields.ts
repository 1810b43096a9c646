/** Content of a field, found again by its place among the fields of the same kind and name. */
type TypedField = { readonly key: string; readonly value: string | boolean }

const FIELDS = 'main :is(input, textarea, select)'
const KEY = 'typedFields'

/** Keeps what was typed in the history entry, which is forgotten with the tab, until the page is loaded again. */
export function keepTyped(): void {
  const fields = fieldsOf().map(([key, field]) => ({ key, value: contentOf(field) }))
  if (fields.length > 0) history.replaceState({ ...history.state, [KEY]: fields }, '')
}

/** Types saved content into its fields as soon as they are there, until the visitor begins to do so. */
export function restoreTyped(): void {
  const { [KEY]: saved, ...state }: Partial<Record<string, readonly TypedField[]>> = history.state ?? {}
  if (!saved) return
  history.replaceState(state, '')
  const waiting = new Map(saved.map(({ key, value }) => [key, value]))
  const fill = () => {
    for (const [key, field] of fieldsOf()) {
      const value = waiting.get(key)
      if (value !== undefined && waiting.delete(key)) setValue(field, value)
    }
    if (waiting.size === 0) stop()
  }
  const observer = new MutationObserver(fill)
  const stop = () => {
    observer.disconnect()
    removeEventListener('keydown', stop)
    removeEventListener('pointerdown', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', stop)
  addEventListener('pointerdown', stop)
  fill()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All fields but passwords, files and the controls of choices without a name. */
function fieldsOf(): readonly (readonly [key: string, field: Field])[] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    if (field.type === 'password' || field.type === 'file') return []
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
    const name = `${field.type} ${label.trim()}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return [[`${name} ${count}`, field] as const]
  })
}

function contentOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** React listens to the events of a change, and ignores a value that was set by its own setter. */
function setValue(field: Field, value: string | boolean): void {
  if (contentOf(field) === value) return
  if (isChoice(field)) {
    if (value === true || field.type === 'checkbox') field.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
