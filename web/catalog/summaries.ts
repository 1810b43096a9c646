import type { CategoryId } from './categories.ts'

/** Purpose of each category, in a sentence. */
export const CATEGORY_SUMMARIES: Readonly<Record<CategoryId, string>> = {
  dev: 'Format, test, decode and convert while you build.',
  text: 'Count, change and read text of any script.',
  finance: 'Loans, ratios and what an hour is worth, to the cent.',
  team: 'Decide, estimate and draw lots together.',
  productivity: 'Time, grades, pay and units, quickly answered.',
  fun: 'Fair chance, a wheel to spin and a steady beat.',
  files: 'Merge, convert and read files without sending them away.',
  design: 'Pictures at the right size, codes that scan.',
  business: 'Papers that a small business needs.',
}
