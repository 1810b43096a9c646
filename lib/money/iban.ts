/** An IBAN as machines want it: without spaces, in capitals (ISO 13616). */
export function plainIban(iban: string): string {
  return iban.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Whether an IBAN has the right form and its check digits fit (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(iban: string): boolean {
  const plain = plainIban(iban)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false
  const digits = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
