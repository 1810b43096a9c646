const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A size for people, in steps of 1024 with at most one decimal: `58 B`, `1.5 KB`, `200 MB`. */
export function formatBytes(sizeBytes: number): string {
  let unit = 0
  let size = sizeBytes
  while (size >= 1023.95 && unit < UNITS.length - 1) {
    size /= 1024
    unit++
  }
  const shown = size >= 100 || unit === 0 ? Math.round(size) : Math.round(size * 10) / 10
  return `${shown} ${UNITS[unit]}`
}
