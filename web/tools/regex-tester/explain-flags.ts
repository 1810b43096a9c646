import { FLAGS } from './flags.ts'

/** Returns the meaning of each flag that is set. */
export function explainFlags(flags: string): { readonly flag: string; readonly meaning: string }[] {
  return [...FLAGS, { flag: 'd', meaning: 'Tells where each group is; changes no match' }].filter(
    ({ flag }) => flags.includes(flag),
  )
}
