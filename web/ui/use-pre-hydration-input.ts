import { type RefObject, useEffect } from 'react'

/** Hands on what the visitor typed into a field before the page's script was there, so that nothing typed is lost. */
export function useTypedEarly(
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
