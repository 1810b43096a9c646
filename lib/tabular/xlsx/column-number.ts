/** The column of a reference from 0: `A1` is 0, `AB7` is 27. */
export function columnNumber(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}
