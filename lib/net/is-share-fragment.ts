/** Whether a fragment (without `#`) claims to contain a shared state. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith('s=')
}
