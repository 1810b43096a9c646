import { splitName } from '#lib/files/free-names.ts'
import type { Target } from './targets.ts'

/** The names of what one file became: `photo.png` for `photo.heic`, or with page numbers, `scan-01.png`. */
export function resultNames(name: string, target: Target, count: number): string[] {
  const { stem } = splitName(name)
  if (count === 1) return [`${stem}.${target}`]
  const digits = String(count).length
  return Array.from(
    { length: count },
    (_, index) => `${stem}-${String(index + 1).padStart(digits, '0')}.${target}`,
  )
}

/** Under which all of it is saved at once: pages go into an archive. */
export function savedName(name: string, target: Target, count: number): string {
  return count === 1 ? `${splitName(name).stem}.${target}` : `${splitName(name).stem}.zip`
}
