/** How the tests start Chromium: the one they are told, and quiet about services of its maker. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // What has no graphics card is drawn without the detour of pretending to have one.
    '--disable-gpu',
    // No process is started ahead for a page that never comes; that takes a fifth of the time of each journey.
    '--renderer-process-limit=1',
  ],
}
