/** Reads a pattern from left to right. */
export class PatternReader {
  at = 0
  /** Capturing groups opened so far. */
  groups = 0
  readonly names: (string | undefined)[] = [undefined]
  readonly source: string
  /** Flag u or v: code points, and no leniency. */
  readonly isUnicode: boolean
  /** Flag v: sets inside classes. */
  readonly isSets: boolean
  /**
   * Groups that `\1` and `\k` can refer to; without flag u or v they have other meanings if the group does not exist.
   */
  readonly known: { readonly groups: number; readonly hasNames: boolean }

  constructor(source: string, flags: string, known = { groups: 0, hasNames: false }) {
    this.source = source
    this.isSets = flags.includes('v')
    this.isUnicode = this.isSets || flags.includes('u')
    this.known = known
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length
  }

  looksAt(text: string): boolean {
    return this.source.startsWith(text, this.at)
  }

  /** Consumes the string if it follows. */
  take(text: string): boolean {
    if (!this.looksAt(text)) return false
    this.at += text.length
    return true
  }

  /** Reads what a sticky expression matches next. */
  takeMatch(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.at
    const match = sticky.exec(this.source)
    if (match) this.at = sticky.lastIndex
    return match ?? undefined
  }

  /** The next character: a code point with flag u or v, else a UTF-16 unit. */
  takeCharacter(): string {
    const character = this.isUnicode
      ? String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
      : this.source.charAt(this.at)
    this.at += character.length
    return character
  }
}
