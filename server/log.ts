/** From what matters most to what matters least. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

type More = {
  /** Default: `error` for a line that starts with this word, else `info`. */
  readonly level?: LogLevel
  /** The parts of a line that programs read, for `LOG_FORMAT=json`. */
  readonly fields?: Readonly<Record<string, string | number>>
}

/** Writes one line for the operator. It contains no visitor address, no id and no user content. */
export type Log = (line: string, more?: More) => void

/** A log in the form and from the level that the operator wants. */
export function createLog(
  write: (text: string) => void,
  {
    format,
    level: min,
    now,
  }: { readonly format: LogFormat; readonly level: LogLevel; readonly now: () => number },
): Log {
  return (line, { level = line.startsWith('error') ? 'error' : 'info', fields } = {}) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(min)) return
    if (format === 'text') return write(`${line}\n`)
    const time = new Date(now()).toISOString()
    write(`${JSON.stringify({ time, level, ...(fields ?? { message: line }) })}\n`)
  }
}
