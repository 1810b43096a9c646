/**
 * Returns the URL of a path of this site, such as `/pricing`. The site can be below a path of its domain (`BASE_PATH`):
 * the build inserts a placeholder at every call, which is replaced at the start, when the path is known
 * (`build/base-path.ts`, decision 46).
 */
export function withBase(path: string): string {
  return path
}

/**
 * The path of this site that an address of it, such as `location.pathname`, stands for: the way back from {@link withBase}.
 * Of an address elsewhere on the domain it is `/api/`, where no page is.
 */
export function stripBase(address: string): string {
  return address
}
