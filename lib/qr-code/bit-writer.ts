/** Bits in a row, the most significant first, as bytes. */
export class BitWriter {
  readonly bytes: number[] = []
  length = 0

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      if (this.length % 8 === 0) this.bytes.push(0)
      const at = this.bytes.length - 1
      this.bytes[at] = (this.bytes[at] ?? 0) | (((value >> bit) & 1) << (7 - (this.length % 8)))
      this.length++
    }
  }
}
