/** `01:02:03` for milliseconds; a hundred hours and more are shown in full. */
export function clockText(ms: number): string {
  return secondsText(Math.floor(ms / 1000))
}

/** `01:02:03` for whole seconds. */
export function secondsText(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** A duration as one says it: `4 s`, `12 min`, `1 h 05`; seconds only below a minute. */
export function spokenText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** Hours with four decimals, rounded half up, without a float in between: 5400 seconds are `1.5000`. */
export function decimalHours(seconds: number): string {
  const tenThousandths = (BigInt(seconds) * 10_000n + 1800n) / 3600n
  const digits = tenThousandths.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** `1 entry`, `2 entries`. */
export function countedEntries(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`
}
