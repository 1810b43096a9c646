/** How many parameters the query of a URL has. */
export function countQuery(url: string): number {
  const query = /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? ''
  return query.split('&').filter((segment) => segment !== '').length
}
