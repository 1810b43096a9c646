/** The nine categories, in the order in which they are shown. */
export const CATEGORIES = [
  { id: 'dev', title: 'Developer Tools', summary: 'Format, test, decode and convert while you build.' },
  { id: 'text', title: 'Text & Data', summary: 'Count, change and read text of any script.' },
  { id: 'finance', title: 'Finance Tools', summary: 'Loans, ratios and what an hour is worth, to the cent.' },
  { id: 'team', title: 'Team & Collaboration', summary: 'Decide, estimate and draw lots together.' },
  { id: 'productivity', title: 'Productivity', summary: 'Time, grades, pay and units, quickly answered.' },
  { id: 'fun', title: 'Fun & Random', summary: 'Fair chance, a wheel to spin and a steady beat.' },
  {
    id: 'files',
    title: 'Files & Documents',
    summary: 'Merge, convert and read files without sending them away.',
  },
  { id: 'design', title: 'Design Tools', summary: 'Pictures at the right size, codes that scan.' },
  { id: 'business', title: 'Business', summary: 'Papers that a small business needs.' },
] as const

export type CategoryId = (typeof CATEGORIES)[number]['id']
export type Category = { readonly id: CategoryId; readonly title: string; readonly summary: string }

/** The six interests of search and onboarding; together they cover all nine categories. */
export const INTERESTS = [
  { id: 'dev', label: 'Developer', choice: 'Developer', categories: ['dev'] },
  { id: 'team', label: 'Team', choice: 'Team', categories: ['team'] },
  { id: 'finance', label: 'Finance', choice: 'Finance', categories: ['finance', 'business'] },
  { id: 'text', label: 'Text', choice: 'Text & Design', categories: ['text', 'files', 'design'] },
  { id: 'fun', label: 'Fun', choice: 'Fun', categories: ['fun'] },
  { id: 'productivity', label: 'Productivity', choice: 'Productivity', categories: ['productivity'] },
] as const satisfies readonly {
  id: string
  label: string
  choice: string
  categories: readonly CategoryId[]
}[]

export type InterestId = (typeof INTERESTS)[number]['id']

export function findCategory(id: string): Category | undefined {
  return CATEGORIES.find((category) => category.id === id)
}

/** The categories that these interests stand for. */
export function categoriesOf(interests: readonly string[]): ReadonlySet<CategoryId> {
  return new Set(
    INTERESTS.filter(({ id }) => interests.includes(id)).flatMap(
      ({ categories }) => categories as readonly CategoryId[],
    ),
  )
}
