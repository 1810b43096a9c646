/** Input action of a user, or of a program, in text boxes. Keys have the names of `KeyboardEvent.key`. */
export type Act =
  | { readonly kind: 'key'; readonly key: string; readonly shift?: boolean }
  | { readonly kind: 'paste' }
  /** Characters composed step by step, as in East Asian scripts; the last step is the final text. */
  | { readonly kind: 'compose'; readonly steps: readonly string[] }
  /** To the control before and back. */
  | { readonly kind: 'leave' }

export type TypedText = {
  /** Constant content of the clipboard. */
  readonly clipboard: string
  readonly acts: readonly { readonly act: Act; readonly pauseMs: number }[]
  /** The text after all acts. */
  readonly expected: string
  /** Every text that there was on the way, the empty one first. */
  readonly passed: ReadonlySet<string>
}

const CLIPBOARD = '[9007199254740993,-0.10]'
const WORDS = ['{"a":', '[1,2.50,', '12345678901234567890', '"Zo\\u00eb"', ' true', '}', ',"k":', '1E400]']
const COMPOSED = [
  ['k', 'か', '書'],
  ['´', 'é'],
]
const MOVES = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const MAX_LINE_LENGTH = 40

/** A text of about `length` acts at up to `slowestMs` a key: the same for the same seed. */
export function typedText(seed: number, length = 60): TypedText {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const slowestMs = pick([0, 0, 5, 30, 120])
  const box = new TextModel()
  const acts: { act: Act; pauseMs: number }[] = []
  const passed = new Set([''])
  const doAct = (act: Act) => {
    // The visitor sees each step of a composition; some boxes undo them one by one.
    if (act.kind === 'compose') for (const step of act.steps) passed.add(box.with(step))
    box.do(act)
    passed.add(box.text)
    acts.push({ act, pauseMs: below(slowestMs + 1) })
  }
  while (acts.length < length) {
    const lot = below(20)
    if (box.isLineLong) doAct({ kind: 'key', key: 'Enter' })
    if (lot < 11) for (const key of pick(WORDS)) doAct({ kind: 'key', key })
    else if (lot < 13) doAct({ kind: 'key', key: pick(['Backspace', 'Delete']) })
    else if (lot < 16) doAct({ kind: 'key', key: pick(MOVES), shift: below(4) === 0 })
    else if (lot < 17) doAct({ kind: 'paste' })
    else if (lot < 18) doAct({ kind: 'compose', steps: pick(COMPOSED) })
    else if (lot < 19) doAct({ kind: 'leave' })
    else doAct({ kind: 'key', key: 'Enter' })
  }
  return { clipboard: CLIPBOARD, acts, expected: box.text, passed }
}

/** Model of a plain text box. */
class TextModel {
  text = ''
  #anchor = 0
  #head = 0

  get isLineLong(): boolean {
    return this.#lineEnd - this.#lineStart > MAX_LINE_LENGTH
  }

  do(act: Act): void {
    if (act.kind === 'paste') this.#replace(CLIPBOARD)
    else if (act.kind === 'compose') this.#replace(act.steps.at(-1) ?? '')
    else if (act.kind === 'key') this.#press(act.key, act.shift === true)
  }

  #press(key: string, isExtending: boolean) {
    const { text } = this
    const isEmpty = this.#anchor === this.#head
    const from = Math.min(this.#anchor, this.#head)
    const to = Math.max(this.#anchor, this.#head)
    switch (key) {
      case 'Enter':
        return this.#replace('\n')
      case 'Backspace':
        if (isEmpty) this.#anchor = Math.max(0, from - 1)
        return this.#replace('')
      case 'Delete':
        if (isEmpty) this.#anchor = Math.min(text.length, to + 1)
        return this.#replace('')
      case 'ArrowLeft':
        return this.#move(isEmpty || isExtending ? Math.max(0, this.#head - 1) : from, isExtending)
      case 'ArrowRight':
        return this.#move(isEmpty || isExtending ? Math.min(text.length, this.#head + 1) : to, isExtending)
      case 'Home':
        return this.#move(this.#lineStart, isExtending)
      case 'End':
        return this.#move(this.#lineEnd, isExtending)
      default:
        return this.#replace(key)
    }
  }

  get #lineStart(): number {
    return this.#head === 0 ? 0 : this.text.lastIndexOf('\n', this.#head - 1) + 1
  }

  get #lineEnd(): number {
    const end = this.text.indexOf('\n', this.#head)
    return end === -1 ? this.text.length : end
  }

  #move(head: number, isExtending: boolean): void {
    this.#head = head
    if (!isExtending) this.#anchor = head
  }

  /** The text with this in place of what is selected. */
  with(inserted: string): string {
    const to = Math.max(this.#anchor, this.#head)
    return this.text.slice(0, Math.min(this.#anchor, this.#head)) + inserted + this.text.slice(to)
  }

  #replace(inserted: string): void {
    const from = Math.min(this.#anchor, this.#head)
    this.text = this.with(inserted)
    this.#move(from + inserted.length, false)
  }
}

/** Numbers from 0 to 1, the same ones for the same seed (Lehmer's generator, for tests alone). */
function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483647 || 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
