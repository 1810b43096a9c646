/** Where the manifest has other apps send what is shared; the service worker answers, never the server. */
export const SHARE_PATH = '/share'

/** The cache in which a share waits for its page. */
export const SHARED = 'sundry-shared'

/** What the address of that page ends with. */
export const SHARED_FRAGMENT = '#shared'
