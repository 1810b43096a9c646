import { type ApiRequest, FIRST_REQUEST, getRows } from './api-request.ts'
import type { ExampleTitle } from './example-titles.ts'

const SAMPLE = 'https://jsonplaceholder.typicode.com'

/** Requests to a public sample service. */
export const EXAMPLE_REQUESTS: Readonly<Record<ExampleTitle, ApiRequest>> = {
  'Get a list': { ...FIRST_REQUEST, url: `${SAMPLE}/posts` },
  'Get with parameters': { ...FIRST_REQUEST, url: `${SAMPLE}/comments?postId=1&_limit=3` },
  'Post JSON': {
    ...FIRST_REQUEST,
    method: 'POST',
    url: `${SAMPLE}/posts`,
    text: '{\n  "title": "Hello",\n  "body": "From Sundry",\n  "userId": 1\n}',
  },
  'Send a form': {
    ...FIRST_REQUEST,
    method: 'POST',
    url: `${SAMPLE}/posts`,
    format: 'Form',
    form: getRows([
      ['title', 'Hello'],
      ['userId', '1'],
    ]),
  },
  Delete: { ...FIRST_REQUEST, method: 'DELETE', url: `${SAMPLE}/posts/1` },
}
