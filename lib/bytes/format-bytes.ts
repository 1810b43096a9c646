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

/** A size for people, always in KB: `0.6 KB`, `1,234.5 KB`. */
export function formatKilobytes(sizeBytes: number): string {
  const shown = Math.max(Math.min(sizeBytes, 1) * 0.1, sizeBytes / 1024)
  return `${shown.toLocaleString('en-US', { maximumFractionDigits: 1 })} KB`
}

/** A size in MB with at most one decimal, rounded up, so that what is too large never looks as if it would fit. */
export function megabytesUp(sizeBytes: number): number {
  return Math.ceil((sizeBytes / 1024 / 1024) * 10) / 10
}
