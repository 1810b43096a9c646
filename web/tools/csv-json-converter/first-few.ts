const MAX_SHOWN = 5

/** Counts remarks and keeps the first few of them. */
export class FirstFew {
  readonly shown: string[] = []
  count = 0

  add(text: () => string): void {
    this.count++
    if (this.shown.length < MAX_SHOWN) this.shown.push(text())
  }
}
