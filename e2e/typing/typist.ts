import type { TypedText } from './typed-text.ts'

/** Keyboard driver of one browser. Performs its actions in order, as fast as it can. */
export type Typist = {
  press(key: string, options?: { readonly shift?: boolean; readonly control?: boolean }): Promise<void>
  /** Pastes what is in the clipboard, by key. */
  paste(): Promise<void>
  compose(steps: readonly string[]): Promise<void>
  /** To the control before, and back after so long. */
  leave(pauseMs: number): Promise<void>
  pause(ms: number): Promise<void>
  /** Waits until the page has heard of everything. */
  settle(): Promise<void>
}

/** Types the sample into the focused element. */
export async function type(typist: Typist, { acts }: TypedText): Promise<void> {
  for (const { act, pauseMs } of acts) {
    if (act.kind === 'key') await typist.press(act.key, { shift: act.shift === true })
    else if (act.kind === 'paste') await typist.paste()
    else if (act.kind === 'compose') await typist.compose(act.steps)
    else await typist.leave(pauseMs * 4)
    if (pauseMs > 0) await typist.pause(pauseMs)
  }
  await typist.settle()
}
