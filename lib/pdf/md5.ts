const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

/** MD5 (RFC 1321): what old PDF encryption derives its keys with; browsers do not offer it. */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padMessage(message)
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let at = 0; at < blocks.length; at += 16) mix(state, blocks.subarray(at, at + 16))
  return new Uint8Array(state.buffer)
}

function padMessage(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const words = new Uint32Array(bytes.buffer)
  words[words.length - 2] = message.length << 3
  words[words.length - 1] = message.length >>> 29
  return words
}

function mix(state: Uint32Array, block: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let i = 0; i < 64; i++) {
    const round = i >> 4
    const sum = (a + scramble(round, b, c, d) + (SINES[i] ?? 0) + (block[wordFor(round, i)] ?? 0)) | 0
    const shift = SHIFTS[round * 4 + (i & 3)] ?? 0
    const turned = (sum << shift) | (sum >>> (32 - shift))
    ;[a, d, c, b] = [d, c, b, (b + turned) | 0]
  }
  for (const [i, value] of [a, b, c, d].entries()) state[i] = (state[i] ?? 0) + value
}

function scramble(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (d & b) | (~d & c)
  if (round === 2) return b ^ c ^ d
  return c ^ (b | ~d)
}

function wordFor(round: number, i: number): number {
  if (round === 0) return i & 15
  if (round === 1) return (5 * i + 1) & 15
  if (round === 2) return (3 * i + 5) & 15
  return (7 * i) & 15
}
