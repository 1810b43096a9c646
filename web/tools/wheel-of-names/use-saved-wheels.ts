import * as v from 'valibot'
import { kept } from '#web/browser/kept.ts'
import { SavedWheels } from './saved-wheels.ts'

/** The wheels that the visitor saved, under `sundry-saved-wheels`. */
export const savedWheels = kept<SavedWheels>('sundry-saved-wheels', [], (stored) => {
  const reading = v.safeParse(SavedWheels, stored)
  return reading.success ? reading.output : undefined
})
