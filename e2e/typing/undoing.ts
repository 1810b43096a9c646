import { expect } from '@playwright/test'
import type { TypedText } from './typed-text.ts'

const MAX_STEPS = 200

/** Text box under test, with the focus. */
type TypedBox = {
  press(keys: string): Promise<void>
  read(): Promise<string>
}

/** Undoes the typed text step by step, each to an earlier state, and redoes it. */
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
