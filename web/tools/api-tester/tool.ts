import type { Tool } from '#web/catalog/tool.ts'
import Send from '~icons/lucide/send'

export const tool: Tool = {
  id: 3,
  slug: 'api-tester',
  title: 'API Tester',
  tagline: 'Send any HTTP request and read what comes back.',
  summary:
    'Send an HTTP request from your browser and read the answer: headers, JSON, pictures, every byte. No account, nothing in between.',
  features: [
    'Straight from your browser, no server in between',
    'cURL in and out, fetch, Python and HTTPie',
    'JSON digit for digit, any file byte for byte',
  ],
  categories: ['dev'],
  tags: [
    'http',
    'rest',
    'request',
    'response',
    'curl',
    'postman',
    'insomnia',
    'hoppscotch',
    'httpie',
    'fetch',
    'endpoint',
    'headers',
    'webhook',
    'bearer token',
    'graphql',
    'json',
  ],
  icon: Send,
  reach: 'any-address',
}
