/**
 * Splits a plain decimal into the groups in which people read its whole part, by thousands:
 * `-1803400000.25` becomes `-1`, `803`, `400`, `000.25`. Other text is one group.
 */
export function groupDigits(text: string): string[] {
  const [, sign = '', whole = '', rest = ''] = /^([-−]?)(\d{4,})(\.\d+)?$/.exec(text) ?? []
  if (whole === '') return [text]
  const groups = whole.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []
  return groups.map(
    (group, index) => `${index === 0 ? sign : ''}${group}${index === groups.length - 1 ? rest : ''}`,
  )
}
