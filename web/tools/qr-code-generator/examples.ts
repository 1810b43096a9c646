import type { Settings } from './settings.ts'

/** Example codes. */
export const EXAMPLES: readonly { readonly title: string; readonly settings: Partial<Settings> }[] = [
  { title: 'Link', settings: { mode: 'Create', kind: 'Text or URL', text: 'https://example.com' } },
  {
    title: 'Guest Wi-Fi',
    settings: {
      mode: 'Create',
      kind: 'Wi-Fi',
      fields: { ssid: 'Guests', security: 'None' },
      frame: 'Banner',
      caption: 'Free Wi-Fi',
      foreground: '#1d3557',
    },
  },
  {
    title: 'Contact',
    settings: {
      mode: 'Create',
      kind: 'Contact',
      fields: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        organization: 'Analytical Engines',
        phone: '+44 20 7946 0000',
        email: 'ada@example.com',
      },
      modules: 'Rounded',
      eyes: 'Rounded',
    },
  },
]
