import * as v from 'valibot'
import { persisted } from '#web/platform/store/persisted.ts'
import { showToast } from '#web/ui/toast.tsx'
import { SavedWheels, saveWheel } from './saved-wheels.ts'
import { wheelStore } from './use-wheel-store.ts'

/** The wheels that the visitor saved, under `sundry-saved-wheels`. */
export const savedWheels = persisted<SavedWheels>('sundry-saved-wheels', [], (stored) => {
  const reading = v.safeParse(SavedWheels, stored)
  return reading.success ? reading.output : undefined
})

/** Saves the wheel that is on the screen. */
export function saveNames(): void {
  savedWheels.set(saveWheel(savedWheels.get(), wheelStore.get().names, Date.now()))
  showToast({ title: 'Wheel saved successfully!' })
}
