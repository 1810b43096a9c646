/** Live connection on which only messages sent by a test arrive. */
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
