import { type RefObject, useEffect } from 'react'

/** Passes on what the user typed into a field before hydration, so that no input is lost. */
export function usePreHydrationInput(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of hydration counts
  useEffect(() => {
    const field = ref.current
    if (field && field.defaultValue !== field.value && field.value !== value) onChange(field.value)
  }, [])
}
