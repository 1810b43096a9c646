import type { Tool } from '#web/catalog/tool.ts'
import Combine from '~icons/lucide/combine'

export const tool: Tool = {
  id: 13,
  slug: 'pdf-merger',
  title: 'PDF Merger',
  tagline: 'Combine PDFs, or just some of their pages.',
  summary: 'Combine PDF files, or just some of their pages, with bookmarks, links and form fields kept.',
  features: [
    'Bookmarks, links, forms and layers kept',
    'Page ranges, thumbnails, turned and reordered pages',
    'Up to 50 files and 500 MB, never uploaded',
  ],
  categories: ['files'],
  tags: [
    'pdf',
    'combine',
    'merge',
    'join',
    'append',
    'concatenate',
    'bookmarks',
    'pages',
    'rotate',
    'reorder',
    'extract pages',
    'delete pages',
    'decrypt',
    'password',
    'smallpdf',
    'ilovepdf',
    'pdf24',
    'pdfsam',
    'bentopdf',
    'stirling',
  ],
  icon: Combine,
}
