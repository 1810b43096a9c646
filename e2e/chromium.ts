/** Domain whose pages are not secure contexts over http. */
export const PLAIN_HTTP_DOMAIN = 'sundry.lan'

/** Launch options of Chromium in tests: the executable from the environment, without vendor services. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a graphics card, rendering skips GPU emulation.
    '--disable-gpu',
    // Names below this domain lead here; over http they are not a secure context, unlike localhost.
    `--host-resolver-rules=MAP *.${PLAIN_HTTP_DOMAIN} 127.0.0.1`,
    // No process is started ahead for a page that never loads; it would cost a fifth of the time of each journey.
    '--renderer-process-limit=1',
  ],
}
