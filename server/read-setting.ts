export type Environment = Readonly<Record<string, string | undefined>>

/** One of several words. Throws an Error that names them. */
export function oneOf<T extends string>(
  name: string,
  environment: Environment,
  choices: readonly T[],
  fallback: T,
): T {
  const text = environment[name]
  if (!text) return fallback
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw new Error(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
  return choice
}
