/** A parameter of a URL's query, decoded. */
type QueryRow = { readonly name: string; readonly value: string }

/**
 * Returns the parameters of a URL as typed: repeated names, empty values and order are preserved, `+` is a space.
 * Invalid percent-encoding is shown unchanged.
 */
export function queryRows(url: string): QueryRow[] {
  const { segments } = split(url)
  return segments.map((segment) => {
    const equals = segment.indexOf('=')
    return equals === -1
      ? { name: decode(segment), value: '' }
      : { name: decode(segment.slice(0, equals)), value: decode(segment.slice(equals + 1)) }
  })
}

/**
 * Returns the URL with one parameter changed; all other parameters, and the fragment, remain character for character.
 */
export function withQueryRow(url: string, index: number, { name, value }: QueryRow): string {
  const parts = split(url)
  const before = queryRows(url)[index]
  // A parameter that never had a value remains without `=`.
  const isBare = parts.segments[index]?.includes('=') === false && value === ''
  if (before?.name === name && before.value === value) return url
  const segment = isBare
    ? encodeKeepingVariables(name)
    : `${encodeKeepingVariables(name)}=${encodeKeepingVariables(value)}`
  return join({ ...parts, segments: parts.segments.with(index, name === '' && value === '' ? '' : segment) })
}

export function withoutQueryRow(url: string, index: number): string {
  const parts = split(url)
  return join({ ...parts, segments: parts.segments.toSpliced(index, 1) })
}

/** Returns the URL with another parameter at the end of its query; without one, an empty parameter to be filled in. */
export function withNewQueryRow(url: string, row?: QueryRow): string {
  const parts = split(url)
  return join({
    ...parts,
    segments: [
      ...parts.segments,
      row ? `${encodeKeepingVariables(row.name)}=${encodeKeepingVariables(row.value)}` : '',
    ],
  })
}

type Parts = { readonly path: string; readonly segments: readonly string[]; readonly fragment: string }

function split(url: string): Parts {
  const hash = url.indexOf('#')
  const fragment = hash === -1 ? '' : url.slice(hash)
  const address = hash === -1 ? url : url.slice(0, hash)
  const queryStart = address.indexOf('?')
  return queryStart === -1
    ? { path: address, segments: [], fragment }
    : { path: address.slice(0, queryStart), segments: address.slice(queryStart + 1).split('&'), fragment }
}

function join({ path, segments, fragment }: Parts): string {
  return `${path}${segments.length === 0 ? '' : '?'}${segments.join('&')}${fragment}`
}

const VARIABLE = /(\{\{[^{}]*\}\})/

/** Percent-encodes a name or value, except the `{{variables}}` in it. */
export function encodeKeepingVariables(text: string): string {
  return text
    .toWellFormed()
    .split(VARIABLE)
    .map((chunk, index) => (index % 2 === 1 ? chunk : encodeURIComponent(chunk)))
    .join('')
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Returns the URL with encoded chunks appended to its query. */
export function withRawQuery(url: string, chunks: readonly string[]): string {
  const parts = split(url)
  return join({ ...parts, segments: [...parts.segments, ...chunks] })
}

/** How many parameters the query of a URL has. */
export function countQuery(url: string): number {
  const query = /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? ''
  return query.split('&').filter((segment) => segment !== '').length
}
