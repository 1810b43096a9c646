/** The number after this one, with as many digits: INV-001 → INV-002, 2026/099 → 2026/100, INV-999 → INV-1000. */
export function nextNumber(number: string): string {
  const parts = /^(.*?)(\d+)(\D*)$/s.exec(number)
  if (!parts) return number.trim() === '' ? 'INV-001' : `${number}-2`
  const [, before = '', digits = '', after = ''] = parts
  return before + (BigInt(digits) + 1n).toString().padStart(digits.length, '0') + after
}

/** The first number after the latest that no invoice has. */
export function freeNumber(latest: string | undefined, usedNumbers: ReadonlySet<string>): string {
  if (latest === undefined) return 'INV-001'
  let number = nextNumber(latest)
  while (usedNumbers.has(number)) number = nextNumber(number)
  return number
}
