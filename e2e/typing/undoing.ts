import { expect } from '@playwright/test'
import type { TypedText } from './typed-text.ts'

const MAX_STEPS = 200

/** What was typed into, with the focus. */
type TypedBox = {
  press(keys: string): Promise<void>
  read(): Promise<string>
}

/** Takes a text back step by step, each to a text that there was, and brings it back again. */
export async function expectUndone(box: TypedBox, text: TypedText): Promise<void> {
  let now = text.expected
  for (let steps = 0; now !== ''; steps++) {
    expect(steps).toBeLessThan(MAX_STEPS)
    await box.press('Control+z')
    now = await box.read()
    expect(text.passed).toContain(now)
  }
  for (let steps = 0; now !== text.expected; steps++) {
    expect(steps).toBeLessThan(MAX_STEPS)
    await box.press('Control+y')
    now = await box.read()
  }
}
