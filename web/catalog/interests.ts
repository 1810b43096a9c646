import type { CategoryId } from './categories.ts'

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

/** The categories that these interests stand for. */
export function categoriesOf(interests: readonly string[]): ReadonlySet<CategoryId> {
  return new Set(
    INTERESTS.filter(({ id }) => interests.includes(id)).flatMap(
      ({ categories }) => categories as readonly CategoryId[],
    ),
  )
}
