/**
 * Classes of UTF-16 units, each worked out once: a look into a table is many times quicker than a regular expression.
 * Classes are numbers from 1 to 255; half of a surrogate pair is classified like any unit, by itself.
 */
export function createUnitClasses(classOf: (character: string) => number): (unit: number) => number {
  const known = new Uint8Array(0x10000)
  return (unit) => {
    const found = known[unit]
    if (found) return found
    const worked = classOf(String.fromCharCode(unit))
    known[unit] = worked
    return worked
  }
}
