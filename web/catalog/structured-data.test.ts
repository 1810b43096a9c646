import { expect, test } from 'vitest'
import Timer from '~icons/lucide/timer'
import { breadcrumbsOf, toolHead } from './head.ts'
import { structuredData } from './structured-data.ts'
import type { Tool } from './tool.ts'

const TOOL: Tool = {
  id: 1,
  slug: 'egg-timer',
  title: 'Egg Timer',
  tagline: 'A tool.',
  summary: 'Counts the minutes of an egg.',
  features: ['Soft', 'Medium', 'Hard'],
  categories: ['fun', 'team'],
  tags: ['breakfast'],
  icon: Timer,
}

test('the head of a tool has its title before the name of the site, its sentence and its short address', () => {
  expect(toolHead(TOOL)).toEqual({
    title: 'Egg Timer | Sundry',
    description: 'Counts the minutes of an egg.',
    canonical: '/egg-timer',
  })
})

test('the way to a tool leads from home over its first category', () => {
  expect(breadcrumbsOf(TOOL)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Fun & Random', href: '/tools/fun' },
    { label: 'Egg Timer', href: '/egg-timer' },
  ])
})

test('structuredData(): contains the free price, the features, and the breadcrumbs counted from 1', () => {
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  })
  expect(structuredData(TOOL)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Egg Timer',
      description: 'Counts the minutes of an egg.',
      url: '/egg-timer',
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      featureList: ['Soft', 'Medium', 'Hard'],
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Home', '/'),
        step(2, 'Fun & Random', '/tools/fun'),
        step(3, 'Egg Timer', '/egg-timer'),
      ],
    },
  ])
})
