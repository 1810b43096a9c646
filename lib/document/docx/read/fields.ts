import { childElements, type XmlElement } from '../../../markup/read-xml.ts'
import { formValue } from './form-fields.ts'

/** Open field: its instruction is first, followed by the result from when the document was saved. */
type Field = {
  instruction: string
  isResult: boolean
  hasText: boolean
  /** Properties of a form field (`w:ffData`). */
  readonly form: XmlElement | undefined
}

/** Effect of a field on the runs of its result. */
type FieldEffect =
  | { readonly kind: 'page-field'; readonly shows: 'number' | 'count' }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'form-value'; readonly text: string }
  | { readonly kind: 'result' }

/** Fields delimited by elements among runs (ECMA-376, 17.16.18); they can be nested. */
export class Fields {
  readonly #open: Field[] = []
  /** Whether the result of the innermost field has been returned already. */
  #isGiven = false

  begin(mark?: XmlElement): void {
    const form = mark && childElements(mark).find(({ name }) => name === 'w:ffData')
    this.#open.push({ instruction: '', isResult: false, hasText: false, form })
    this.#isGiven = false
  }

  instruct(text: string): void {
    const field = this.#open.at(-1)
    if (field && !field.isResult) field.instruction += text
  }

  /** Notes that the result of the open fields has text. */
  noteText(): void {
    for (const field of this.#open) field.hasText = true
  }

  /** Starts the result of the innermost field; returns a page number or the state of a form field immediately. */
  separate(): FieldEffect | undefined {
    const field = this.#open.at(-1)
    if (!field) return undefined
    field.isResult = true
    return this.#give(field)
  }

  /** Ends a field; one without a result returns its page number, and an empty form field its default now. */
  end(): FieldEffect | undefined {
    const field = this.#open.pop()
    const given = field && !field.isResult ? this.#give(field) : undefined
    const isEmpty = field?.isResult === true && !field.hasText && !this.#isGiven
    this.#isGiven = false
    const text = isEmpty ? formValue(field.form)?.text : undefined
    return text === undefined ? given : { kind: 'form-value', text }
  }

  #give(field: Field): FieldEffect | undefined {
    const form = formValue(field.form)
    const effect: FieldEffect =
      form && (form.isState || !field.isResult)
        ? { kind: 'form-value', text: form.text }
        : fieldEffect(field.instruction)
    if (effect.kind !== 'page-field' && effect.kind !== 'form-value') return undefined
    this.#isGiven = true
    return effect
  }

  /** Whether runs are skipped: those of an instruction, and a result that was returned. */
  get isSilent(): boolean {
    return this.#open.some(({ isResult }) => !isResult) || this.#isGiven
  }

  get link(): string | undefined {
    for (const { instruction } of [...this.#open].reverse()) {
      const effect = fieldEffect(instruction)
      if (effect.kind === 'link') return effect.target
    }
    return undefined
  }
}

export function fieldEffect(instruction: string): FieldEffect {
  const [, name = '', rest = ''] = /^\s*(\w+)\s*(.*)$/s.exec(instruction) ?? []
  switch (name.toUpperCase()) {
    case 'PAGE':
      return { kind: 'page-field', shows: 'number' }
    case 'NUMPAGES':
    case 'SECTIONPAGES':
      return { kind: 'page-field', shows: 'count' }
    case 'HYPERLINK': {
      const target = hyperlinkTarget(rest)
      return target === undefined ? { kind: 'result' } : { kind: 'link', target }
    }
    default:
      return { kind: 'result' }
  }
}

function hyperlinkTarget(rest: string): string | undefined {
  const [, place] = /\\l\s+"([^"]*)"/.exec(rest) ?? []
  const [, quoted, plain] = /^(?:"([^"]*)"|([^\s\\"]\S*))/.exec(rest) ?? []
  const url = quoted ?? plain
  if (url) return place ? `${url}#${place}` : url
  return place ? `#${place}` : undefined
}
