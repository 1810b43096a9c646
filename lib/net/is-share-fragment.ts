/** Whether a fragment (without `#`) claims to hold a shared state. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith('s=')
}
