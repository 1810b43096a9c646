/** The nine categories, in the order in which they are shown. */
export const CATEGORIES = [
  { id: 'dev', title: 'Developer Tools' },
  { id: 'text', title: 'Text & Data' },
  { id: 'finance', title: 'Finance Tools' },
  { id: 'team', title: 'Team & Collaboration' },
  { id: 'productivity', title: 'Productivity' },
  { id: 'fun', title: 'Fun & Random' },
  { id: 'files', title: 'Files & Documents' },
  { id: 'design', title: 'Design Tools' },
  { id: 'business', title: 'Business' },
] as const

export type CategoryId = (typeof CATEGORIES)[number]['id']
export type Category = { readonly id: CategoryId; readonly title: string }

export function findCategory(id: string): Category | undefined {
  return CATEGORIES.find((category) => category.id === id)
}
