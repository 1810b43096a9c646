import type { Tool } from '#web/catalog/tool.ts'
import QrCode from '~icons/lucide/qr-code'

export const tool: Tool = {
  id: 20,
  slug: 'qr-code-generator',
  title: 'QR Code Generator',
  tagline: 'QR codes, test-scanned before you use them.',
  summary: 'Make QR codes for links, Wi-Fi, contacts and payments that are read back before you use them.',
  features: [
    'Each design is read back in your browser',
    'PNG, SVG, PDF and WebP with logo, colors and caption',
    'Wi-Fi, contact, event and SEPA payment codes, batches and a scanner',
  ],
  categories: ['design'],
  tags: [
    'qr',
    'qr code',
    'barcode',
    'link',
    'url',
    'wifi',
    'vcard',
    'contact',
    'payment',
    'epc',
    'girocode',
    'sepa',
    'scan',
    'scanner',
    'logo',
    'svg',
    'qrcode monkey',
    'goqr',
  ],
  icon: QrCode,
  uses: 'camera',
}
