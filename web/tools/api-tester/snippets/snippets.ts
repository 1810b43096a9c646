import { toCurl } from '../curl/to-curl.ts'
import type { CodeRequest } from '../request/for-code.ts'
import { toFetch } from './to-fetch.ts'
import { toHttpie } from './to-httpie.ts'
import { toPython } from './to-python.ts'

/** The ways to write a request down. */
export const SNIPPETS = ['cURL', 'JavaScript (fetch)', 'Python (requests)', 'HTTPie'] as const
export type Snippet = (typeof SNIPPETS)[number]

const WRITERS: Readonly<Record<Snippet, (request: CodeRequest) => string>> = {
  cURL: toCurl,
  'JavaScript (fetch)': toFetch,
  'Python (requests)': toPython,
  HTTPie: toHttpie,
}

export function writeSnippet(snippet: Snippet, request: CodeRequest): string {
  return WRITERS[snippet](request)
}
