import { uniqueName } from '#lib/lists/unique-name.ts'

/** Returns `name` if it is free, otherwise the first free of `name_2`, `name_3`, … */
export function freeName(name: string, usedNames: { has(name: string): boolean }): string {
  return uniqueName(
    name,
    (candidate) => usedNames.has(candidate),
    (base, number) => `${base}_${number}`,
  )
}
