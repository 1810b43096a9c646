export const FLAGS = [
  { flag: 'g', name: 'all', meaning: 'All matches, not only the first' },
  { flag: 'i', name: 'ignore case', meaning: 'A and a are the same' },
  { flag: 'm', name: 'lines', meaning: '^ and $ match at each line' },
  { flag: 's', name: 'dot all', meaning: 'The dot matches line breaks' },
  { flag: 'u', name: 'unicode', meaning: 'Whole characters, and \\p{…}' },
  { flag: 'v', name: 'sets', meaning: 'As u, and sets in classes: [\\p{L}--[a-z]]' },
  { flag: 'y', name: 'sticky', meaning: 'Each match begins where the last ended' },
] as const

type Flag = (typeof FLAGS)[number]['flag']

/** Turns a flag on or off. The flags u and v exclude each other. */
export function toggleFlag(flags: string, flag: Flag): string {
  if (flags.includes(flag)) return flags.replaceAll(flag, '')
  if (flag === 'u') return `${flags.replaceAll('v', '')}u`
  if (flag === 'v') return `${flags.replaceAll('u', '')}v`
  return flags + flag
}

/** Returns the meaning of each flag that is set. */
export function explainFlags(flags: string): { readonly flag: string; readonly meaning: string }[] {
  return [...FLAGS, { flag: 'd', meaning: 'Tells where each group is; changes no match' }].filter(
    ({ flag }) => flags.includes(flag),
  )
}
