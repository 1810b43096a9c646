import { useSyncExternalStore } from 'react'
import { HTTPS_ONLY } from '#lib/net/https-only.ts'
import type { Problem } from '#lib/result/user-error.ts'

/** Features that browsers offer only on secure contexts: pages over https, or on localhost. */
type AddressFeature = 'camera' | 'clipboard' | 'offline'

const IS_AVAILABLE: Readonly<Record<AddressFeature, () => boolean>> = {
  camera: () => navigator.mediaDevices !== undefined,
  clipboard: () => navigator.clipboard !== undefined,
  offline: () => 'serviceWorker' in navigator,
}

/**
 * Whether the page's address rules a feature out. A browser that lacks it for another reason is not meant; all
 * sentences about these features ask here.
 */
export function needsHttps(feature: AddressFeature): boolean {
  return !isSecureContext && !IS_AVAILABLE[feature]()
}

/** Error of a feature that the page's address rules out: `subject` such as “The camera”, and what to do instead. */
export function httpsProblem(subject: string, instead: string): Problem {
  return { message: `${subject} needs https.`, detail: `${HTTPS_ONLY} ${instead}` }
}

/** Whether the page's address rules a feature out; `false` in the prerendered document. */
export function useNeedsHttps(feature: AddressFeature): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => needsHttps(feature),
    () => false,
  )
}
