/** What the site is made of; filled in by `build/licenses.ts`. */
declare module 'virtual:licenses' {
  export const licenses: () => Promise<readonly import('./ui/license-list.tsx').LicensedPart[]>
}
