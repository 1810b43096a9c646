/** Characters whose two bytes of Shift JIS vendors and standards interpret differently; readers differ as well. */
const DISPUTED = '＼～∥－￠￡￢〜‖−¢£¬'

let values: ReadonlyMap<string, number> | undefined

/** The 13-bit value of a character of JIS X 0208 in kanji mode (ISO/IEC 18004, 7.4.6); undefined for any other. */
export function kanjiValue(character: string): number | undefined {
  values ??= readTable()
  return values.get(character)
}

/** The decoder of Shift JIS turned round, so that no table is needed. */
function readTable(): ReadonlyMap<string, number> {
  const pairs = allPairs()
  const bytes = Uint8Array.from(pairs.flatMap((pair) => [pair >> 8, pair & 255, 10]))
  const texts = new TextDecoder('shift_jis').decode(bytes).split('\n')
  const table = new Map<string, number>()
  for (const [index, pair] of pairs.entries()) {
    const text = texts[index] ?? ''
    if (text.length === 1 && text !== '\uFFFD' && !DISPUTED.includes(text)) table.set(text, valueOfPair(pair))
  }
  return table
}

function valueOfPair(pair: number): number {
  const offset = pair - (pair < 0xe040 ? 0x8140 : 0xc140)
  return (offset >> 8) * 0xc0 + (offset & 255)
}

/**
 * Returns the byte pairs that kanji mode can encode, without rows 9 to 15 of JIS X 0208, which are empty or contain
 * vendor-specific characters.
 */
function allPairs(): readonly number[] {
  const pairs: number[] = []
  for (let pair = 0x8140; pair <= 0xebbf; pair++) {
    const trail = pair & 255
    const isLead = pair <= 0x9ffc || pair >= 0xe040
    const isVendors = pair >= 0x8540 && pair < 0x889f
    if (isLead && !isVendors && trail >= 0x40 && trail <= 0xfc && trail !== 0x7f) pairs.push(pair)
  }
  return pairs
}
