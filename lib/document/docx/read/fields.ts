/** Open field: its instruction is first, followed by the result from when the document was saved. */
type Field = { instruction: string; isResult: boolean }

/** Effect of a field on the runs of its result. */
type FieldEffect =
  | { readonly kind: 'page-field'; readonly shows: 'number' | 'count' }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'result' }

/** Fields delimited by elements among runs (ECMA-376, 17.16.18); they can be nested. */
export class Fields {
  readonly #open: Field[] = []
  /** Whether the page number of the innermost field has been returned already. */
  #isGiven = false

  begin(): void {
    this.#open.push({ instruction: '', isResult: false })
    this.#isGiven = false
  }

  instruct(text: string): void {
    const field = this.#open.at(-1)
    if (field && !field.isResult) field.instruction += text
  }

  /** Starts the result of the innermost field; returns a page number immediately. */
  separate(): FieldEffect | undefined {
    const field = this.#open.at(-1)
    if (!field) return undefined
    field.isResult = true
    return this.#give(field)
  }

  /** Ends a field; one without a result returns its page number now. */
  end(): FieldEffect | undefined {
    const field = this.#open.pop()
    const given = field && !field.isResult ? this.#give(field) : undefined
    this.#isGiven = false
    return given
  }

  #give(field: Field): FieldEffect | undefined {
    const effect = fieldEffect(field.instruction)
    if (effect.kind !== 'page-field') return undefined
    this.#isGiven = true
    return effect
  }

  /** Whether runs are skipped: those of an instruction, and the page number saved with the document. */
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
