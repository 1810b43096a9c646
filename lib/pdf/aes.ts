const BLOCK = 16
const FORWARD = new Uint8Array(256)
const BACKWARD = new Uint8Array(256)
/** One column of the inverse cipher: inverse S-box and InvMixColumns at once (FIPS 197, 5.3.5). */
const COLUMN = new Uint32Array(256)
fillTables()

/** AES in CBC mode without taking off the padding: what follows `iv` is decrypted block by block. */
export function decryptCbc(key: Uint8Array, iv: Uint8Array, input: Uint8Array): Uint8Array {
  const schedule = inverseSchedule(key)
  const whole = input.length - (input.length % BLOCK)
  const source = new DataView(input.buffer, input.byteOffset, whole)
  const output = new Uint8Array(whole)
  const target = new DataView(output.buffer)
  const before = new DataView(iv.buffer, iv.byteOffset, BLOCK)
  const block = new Uint32Array(4)
  for (let at = 0; at < whole; at += BLOCK) {
    for (let i = 0; i < 4; i++) block[i] = source.getUint32(at + 4 * i)
    decryptBlock(schedule, block)
    for (let i = 0; i < 4; i++) {
      const previous = at === 0 ? before.getUint32(4 * i) : source.getUint32(at - BLOCK + 4 * i)
      target.setUint32(at + 4 * i, (block[i] ?? 0) ^ previous)
    }
  }
  return output
}

/** Decrypts a PDF string or stream: sixteen bytes of IV, blocks, PKCS #7 padding (ISO 32000-1, 7.6.2). */
export function decryptPadded(key: Uint8Array, input: Uint8Array): Uint8Array {
  if (input.length < 2 * BLOCK) return new Uint8Array(0)
  const plain = decryptCbc(key, input.subarray(0, BLOCK), input.subarray(BLOCK))
  const padding = plain[plain.length - 1] ?? 0
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain
}

function fillTables(): void {
  let [p, q] = [1, 1]
  do {
    p = (p ^ (p << 1) ^ (p & 0x80 ? 0x11b : 0)) & 255
    q ^= q << 1
    q ^= q << 2
    q ^= q << 4
    q = (q & 255) ^ (q & 0x80 ? 0x09 : 0)
    const turned = q ^ turn(q, 1) ^ turn(q, 2) ^ turn(q, 3) ^ turn(q, 4)
    FORWARD[p] = turned ^ 0x63
  } while (p !== 1)
  FORWARD[0] = 0x63
  for (let i = 0; i < 256; i++) BACKWARD[FORWARD[i] ?? 0] = i
  for (let i = 0; i < 256; i++) {
    const s = BACKWARD[i] ?? 0
    COLUMN[i] = (times(s, 14) << 24) | (times(s, 9) << 16) | (times(s, 13) << 8) | times(s, 11)
  }
}

function turn(byte: number, by: number): number {
  return ((byte << by) | (byte >> (8 - by))) & 255
}

function times(a: number, b: number): number {
  let [product, factor] = [0, a]
  for (let rest = b; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= factor
    factor = (factor << 1) ^ (factor & 0x80 ? 0x11b : 0)
  }
  return product & 255
}

function inverseSchedule(key: Uint8Array): Uint32Array {
  const words = schedule(key)
  for (let i = 4; i < words.length - 4; i++) words[i] = unmix(substitute(words[i] ?? 0))
  return words
}

function schedule(key: Uint8Array): Uint32Array {
  const length = key.length / 4
  const words = new Uint32Array(4 * (length + 7))
  const view = new DataView(key.buffer, key.byteOffset, key.length)
  for (let i = 0; i < length; i++) words[i] = view.getUint32(4 * i)
  let constant = 1
  for (let i = length; i < words.length; i++) {
    let word = words[i - 1] ?? 0
    if (i % length === 0) {
      word = substitute((word << 8) | (word >>> 24)) ^ (constant << 24)
      constant = times(constant, 2)
    } else if (length > 6 && i % length === 4) word = substitute(word)
    words[i] = (words[i - length] ?? 0) ^ word
  }
  return words
}

function substitute(word: number): number {
  return (
    ((FORWARD[word >>> 24] ?? 0) << 24) |
    ((FORWARD[(word >>> 16) & 255] ?? 0) << 16) |
    ((FORWARD[(word >>> 8) & 255] ?? 0) << 8) |
    (FORWARD[word & 255] ?? 0)
  )
}

/** InvMixColumns; the table undoes the substitution that the caller has just made. */
function unmix(word: number): number {
  return column(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)
}

function column(a: number, b: number, c: number, d: number): number {
  const [x = 0, y = 0, z = 0, w = 0] = [COLUMN[a], COLUMN[b], COLUMN[c], COLUMN[d]]
  return x ^ ((y >>> 8) | (y << 24)) ^ ((z >>> 16) | (z << 16)) ^ ((w >>> 24) | (w << 8))
}

function decryptBlock(words: Uint32Array, block: Uint32Array): void {
  let at = words.length - 4
  let [a = 0, b = 0, c = 0, d = 0] = block
  a ^= words[at] ?? 0
  b ^= words[at + 1] ?? 0
  c ^= words[at + 2] ?? 0
  d ^= words[at + 3] ?? 0
  for (at -= 4; at > 0; at -= 4) {
    const e = column(a >>> 24, (d >>> 16) & 255, (c >>> 8) & 255, b & 255) ^ (words[at] ?? 0)
    const f = column(b >>> 24, (a >>> 16) & 255, (d >>> 8) & 255, c & 255) ^ (words[at + 1] ?? 0)
    const g = column(c >>> 24, (b >>> 16) & 255, (a >>> 8) & 255, d & 255) ^ (words[at + 2] ?? 0)
    const h = column(d >>> 24, (c >>> 16) & 255, (b >>> 8) & 255, a & 255) ^ (words[at + 3] ?? 0)
    ;[a, b, c, d] = [e, f, g, h]
  }
  block[0] = unsubstitute(a, d, c, b) ^ (words[0] ?? 0)
  block[1] = unsubstitute(b, a, d, c) ^ (words[1] ?? 0)
  block[2] = unsubstitute(c, b, a, d) ^ (words[2] ?? 0)
  block[3] = unsubstitute(d, c, b, a) ^ (words[3] ?? 0)
}

function unsubstitute(a: number, b: number, c: number, d: number): number {
  return (
    ((BACKWARD[a >>> 24] ?? 0) << 24) |
    ((BACKWARD[(b >>> 16) & 255] ?? 0) << 16) |
    ((BACKWARD[(c >>> 8) & 255] ?? 0) << 8) |
    (BACKWARD[d & 255] ?? 0)
  )
}
