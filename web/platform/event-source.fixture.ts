/** A live line on which nothing comes but what a test sends. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeEventSource[] = []
  readonly url: string
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { readonly data: string }) => {}

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.all.push(this)
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}
