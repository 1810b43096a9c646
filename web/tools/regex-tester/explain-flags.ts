import { FLAGS } from './flags.ts'

/** What each flag that is set means. */
export function explainFlags(flags: string): { readonly flag: string; readonly meaning: string }[] {
  return [...FLAGS, { flag: 'd', meaning: 'Tells where each group is; changes no match' }].filter(
    ({ flag }) => flags.includes(flag),
  )
}
