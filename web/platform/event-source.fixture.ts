/** A live line on which nothing comes but what a test sends. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeEventSource[] = []
  readonly address: string
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { readonly data: string }) => {}

  constructor(address: string) {
    super()
    this.address = address
    FakeEventSource.all.push(this)
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}
