import { UserError } from '#lib/result/user-error.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'It cannot be opened.',
  EISDIR: 'It is a folder.',
}

/** Reports missing or inaccessible files as errors of the user, not as bugs. `ifExists` says what to do about EEXIST. */
export async function reportFileErrors<T>(
  {
    path,
    verb,
    ifExists = '',
  }: { readonly path: string; readonly verb: 'read' | 'written'; readonly ifExists?: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
    const reason = code === 'EEXIST' ? `It exists already. ${ifExists}` : (REASONS[code] ?? code)
    throw new UserError(`"${path}" could not be ${verb}`, reason)
  }
}
