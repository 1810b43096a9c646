/**
 * Wakes the page four times a second. A page's own timers are slowed down to one a minute while its tab is hidden
 * and silent; a worker's are not.
 */
const PULSE_MS = 250

setInterval(() => self.postMessage(undefined), PULSE_MS)
