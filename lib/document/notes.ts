/** Counts content omitted by a reader, with one note per kind. */
export class Notes {
  readonly #counts = new Map<string, number>()

  add(kind: NoteKind, count = 1): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count)
  }

  /** Whole sentences, in the order in which the kinds were met. */
  get sentences(): string[] {
    return [...this.#counts].map(([kind, count]) => SENTENCES[kind as NoteKind](count))
  }
}

export type NoteKind = keyof typeof SENTENCES

const SENTENCES = {
  remoteImages: (count: number) => `${many(count, 'picture')} from other sites ${was(count)} left out.`,
  unreadableImages: (count: number) =>
    `${many(count, 'picture')} could not be read and ${was(count)} left out.`,
  drawings: (count: number) =>
    `${many(count, 'drawing or chart', 'drawings or charts')} ${was(count)} left out.`,
  embedded: (count: number) => `${many(count, 'embedded file')} ${was(count)} left out.`,
  chunks: (count: number) => `${many(count, 'inserted document')} ${was(count)} left out.`,
  comments: (count: number) => `${many(count, 'comment')} ${was(count)} left out.`,
  formulas: (count: number) => `${many(count, 'formula')} ${was(count)} kept as plain text.`,
  scripts: (count: number) => `${many(count, 'script')} ${was(count)} left out.`,
  frames: (count: number) =>
    `${many(count, 'embedded page or video', 'embedded pages or videos')} ${was(count)} left out.`,
  deepTables: (count: number) =>
    `${many(count, 'table')} inside too many other tables ${was(count)} turned into text.`,
  emptyPages: (count: number) =>
    `${many(count, 'page')} without text ${was(count)} kept as ${count === 1 ? 'a picture' : 'pictures'}.`,
}

function many(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
}

function was(count: number): string {
  return count === 1 ? 'was' : 'were'
}
