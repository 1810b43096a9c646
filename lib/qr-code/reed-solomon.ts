/** GF(256) by the polynomial x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2), as powers of 2 and their logarithms. */
const POWERS = new Uint8Array(510)
const LOGARITHMS = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value
  POWERS[power + 255] = value
  LOGARITHMS[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0)
}

/** The product of (x − 2ⁱ) for all i below `degree`, without its leading 1, the highest power first. */
function generator(degree: number): Uint8Array {
  const product = new Uint8Array(degree)
  product[degree - 1] = 1
  for (let root = 0; root < degree; root++)
    for (let i = 0; i < degree; i++)
      product[i] = times(product[i] ?? 0, POWERS[root] ?? 0) ^ (product[i + 1] ?? 0)
  return product
}

/** The codewords of error correction of a block: the remainder of its data by the generator (ISO/IEC 18004, 7.5.2). */
export function getCorrection(data: Uint8Array, degree: number): Uint8Array {
  const divisor = generator(degree)
  const remainder = new Uint8Array(degree)
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0)
    remainder.copyWithin(0, 1)
    remainder[degree - 1] = 0
    for (let i = 0; i < degree; i++) remainder[i] = (remainder[i] ?? 0) ^ times(divisor[i] ?? 0, factor)
  }
  return remainder
}
