export function SlowHint({ pattern, flags }: { readonly pattern: string; readonly flags: string }) {
  return pattern === flags && pattern === '' ? null : null
}
