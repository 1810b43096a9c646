/** Share target of the manifest; answered by the service worker, never by the server. */
export const SHARE_PATH = '/share'

/** The cache in which a share waits for its page. */
export const SHARED = 'sundry-shared'

/** Fragment of that page's URL. */
export const SHARED_FRAGMENT = '#shared'
