/** Licenses of the site's dependencies; filled in by `build/licenses.ts`. */
declare module 'virtual:licenses' {
  export const licenses: () => Promise<readonly import('./ui/license-list.tsx').LicensedPart[]>
}
