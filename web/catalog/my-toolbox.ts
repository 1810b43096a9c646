import { Star } from '../ui/star.ts'
import type { Tool } from './tool.ts'

/** A page of the shell that is listed among the tools. */
export const myToolbox: Tool = {
  id: 28,
  slug: 'my-toolbox',
  title: 'My Toolbox',
  tagline: 'The tools that you starred.',
  summary: 'The tools that you starred, one click away.',
  features: ['Starred in one click', 'Kept in this browser', 'Works offline'],
  categories: ['productivity'],
  tags: ['favorites', 'favourites', 'starred', 'bookmarks', 'saved'],
  icon: Star,
}
