import type { Tool } from '#web/catalog/tool.ts'
import Binary from '~icons/lucide/binary'

export const tool: Tool = {
  id: 16,
  slug: 'base64-converter',
  title: 'Base64 Encoder/Decoder',
  tagline: 'Encode and decode text and files, byte for byte.',
  summary: 'Encode text and files of up to 100 MB as Base64, and decode Base64 byte for byte.',
  features: [
    'Text and any file, byte for byte',
    'URL-safe, MIME lines and data URIs',
    'Errors with their place, previews of what is inside',
  ],
  categories: ['dev'],
  tags: [
    'base64',
    'encode',
    'decode',
    'base64url',
    'data uri',
    'mime',
    'binary',
    'atob',
    'btoa',
    'image to base64',
    'base64 to image',
    'hex',
  ],
  icon: Binary,
}
