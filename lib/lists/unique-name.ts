/**
 * Returns `name` if it is not in use, otherwise the first unused one of `name 2`, `name 3` and so on; `withNumber`
 * formats the number another way.
 */
export function uniqueName(
  name: string,
  isUsed: (name: string) => boolean,
  withNumber = (name: string, number: number) => `${name} ${number}`,
): string {
  if (!isUsed(name)) return name
  for (let number = 2; ; number++) {
    const candidate = withNumber(name, number)
    if (!isUsed(candidate)) return candidate
  }
}
