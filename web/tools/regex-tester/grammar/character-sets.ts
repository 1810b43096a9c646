import type { Alternatives, Node, Sequence } from './node.ts'

/** Set of the sample characters that a part of a pattern accepts: one bit each. */
export type CharacterSet = bigint

const SAMPLE = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['\u00a0', 'é', 'É', 'ß', 'Ω', 'ж', '中', '\u2028', '٣', '😀'],
]
const ALL = (1n << BigInt(SAMPLE.length)) - 1n

/** First characters of parts of a pattern, determined by testing some 140 characters with the engine. */
export class CharacterSets {
  readonly #pattern: string
  readonly #flags: string
  readonly #known = new Map<string, CharacterSet>()

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern
    this.#flags = flags.replace(/[gyd]/g, '')
  }

  /** Returns the characters that a part can start with. */
  firstOf(node: Node | Sequence | Alternatives): CharacterSet {
    switch (node.kind) {
      case 'alternatives':
        return node.options.reduce((set, option) => set | this.firstOf(option), 0n)
      case 'sequence': {
        let set = 0n
        for (const item of node.items) {
          set |= this.firstOf(item)
          if (!this.mayBeEmpty(item)) break
        }
        return set
      }
      case 'group':
        return isLook(node.type) ? 0n : this.firstOf(node.body)
      case 'repeat':
        return this.firstOf(node.item)
      case 'assertion':
        return 0n
      case 'backreference':
        return ALL
      default:
        return this.#ask(this.#pattern.slice(node.start, node.end))
    }
  }

  /** Whether a part can match nothing. */
  mayBeEmpty(node: Node | Sequence | Alternatives): boolean {
    switch (node.kind) {
      case 'alternatives':
        return node.options.some((option) => this.mayBeEmpty(option))
      case 'sequence':
        return node.items.every((item) => this.mayBeEmpty(item))
      case 'group':
        return isLook(node.type) || this.mayBeEmpty(node.body)
      case 'repeat':
        return node.min === 0 || this.mayBeEmpty(node.item)
      default:
        return node.kind === 'assertion' || node.kind === 'backreference'
    }
  }

  #ask(source: string): CharacterSet {
    const known = this.#known.get(source)
    if (known !== undefined) return known
    const regex = new RegExp(`^(?:${source})$`, this.#flags)
    let set = 0n
    for (const [index, character] of SAMPLE.entries()) if (regex.test(character)) set |= 1n << BigInt(index)
    this.#known.set(source, set)
    return set
  }
}

function isLook(type: string): boolean {
  return type !== 'capture' && type !== 'plain'
}
