import { type ApiRequest, FIRST_REQUEST, rowsOf } from './api-request.ts'

type Example = { readonly title: string; readonly request: ApiRequest }

const SAMPLE = 'https://jsonplaceholder.typicode.com'

/** Requests to a public sample service. */
export const EXAMPLES: readonly Example[] = [
  { title: 'Get a list', request: { ...FIRST_REQUEST, url: `${SAMPLE}/posts` } },
  {
    title: 'Get with parameters',
    request: { ...FIRST_REQUEST, url: `${SAMPLE}/comments?postId=1&_limit=3` },
  },
  {
    title: 'Post JSON',
    request: {
      ...FIRST_REQUEST,
      method: 'POST',
      url: `${SAMPLE}/posts`,
      text: '{\n  "title": "Hello",\n  "body": "From Sundry",\n  "userId": 1\n}',
    },
  },
  {
    title: 'Send a form',
    request: {
      ...FIRST_REQUEST,
      method: 'POST',
      url: `${SAMPLE}/posts`,
      format: 'Form',
      form: rowsOf([
        ['title', 'Hello'],
        ['userId', '1'],
      ]),
    },
  },
  { title: 'Delete', request: { ...FIRST_REQUEST, method: 'DELETE', url: `${SAMPLE}/posts/1` } },
]
