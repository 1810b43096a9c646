import type { RegexState } from './regex-state.ts'

export function CodeCard({ state }: { readonly state: RegexState }) {
  return state.pattern === '' ? null : null
}
