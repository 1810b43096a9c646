import { withBase } from '#lib/net/base-path.ts'
import { breadcrumbsOf, type Crumb } from './head.ts'
import type { Tool } from './tool.ts'

/** Returns a tool page's data for search engines: schema.org objects, for JSON-LD. */
export function structuredData(tool: Tool): readonly object[] {
  return [softwareApplication(tool), breadcrumbList(breadcrumbsOf(tool))]
}

function softwareApplication(tool: Tool) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: tool.title,
    description: tool.summary,
    url: withBase(`/${tool.slug}`),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    featureList: tool.features,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}

function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: withBase(href),
    })),
  }
}
