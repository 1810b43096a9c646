/** A live line on which nothing comes but what a test sends. */
export class TestLine extends EventTarget {
  static readonly CLOSED = 2
  static all: TestLine[] = []
  readonly address: string
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { readonly data: string }) => {}

  constructor(address: string) {
    super()
    this.address = address
    TestLine.all.push(this)
  }

  close() {
    this.readyState = TestLine.CLOSED
  }
}
