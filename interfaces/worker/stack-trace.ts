/** Returns the location of a bug without its message, which can quote parameters. */
export function toStackTrace(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no Error was thrown'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames].join('\n')
}
