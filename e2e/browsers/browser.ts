/** Browser interface for e2e tests. Each browser is driven by its own protocol, in its own file here. */
export type Browser = {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Loads an address and resolves when its document has been read. */
  open(address: string): Promise<void>
  /** Runs the source text of a function in the page. Arguments and the awaited result are JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>
  /** Performs actions as the W3C's WebDriver has them (§15), the same in both protocols. */
  act(sources: readonly ActionSource[]): Promise<void>
  /** Puts files, by their paths, into the file input that the source text of a function finds. */
  setFiles(source: string, args: readonly unknown[], paths: readonly string[]): Promise<void>
  /** The folder of its downloads. */
  readonly downloads: string
  quit(): Promise<void>
}

export type ActionSource = KeySource | PointerSource

export type KeySource = {
  readonly type: 'key'
  readonly id: string
  readonly actions: readonly (Pause | { readonly type: 'keyDown' | 'keyUp'; readonly value: string })[]
}

type PointerSource = {
  readonly type: 'pointer'
  readonly id: string
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  )[]
}

type Pause = { readonly type: 'pause'; readonly duration: number }
