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
    // No process is started ahead for a page that never loads; it would cost a fifth of the time of each journey.
    '--renderer-process-limit=1',
  ],
}
