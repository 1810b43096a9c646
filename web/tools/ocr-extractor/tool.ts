import type { Tool } from '#web/catalog/tool.ts'
import ScanText from '~icons/lucide/scan-text'

export const tool: Tool = {
  id: 19,
  slug: 'ocr-extractor',
  title: 'OCR Text Extractor',
  tagline: 'Read the text in scans, photos and PDFs.',
  summary: 'Read the text in scans, photos and PDFs, and save it as text, Word or a searchable PDF.',
  features: [
    'Scans, photos and PDFs up to 100 MB, straightened and cleaned before they are read',
    'Searchable PDF, Word, hOCR and JSON, several languages at once',
    'Reads on your device: nothing is uploaded',
  ],
  categories: ['files', 'text'],
  tags: [
    'ocr',
    'text recognition',
    'scan',
    'image to text',
    'photo to text',
    'pdf to text',
    'picture to text',
    'searchable pdf',
    'extract text',
    'screenshot',
    'hocr',
    'tesseract',
    'google lens',
    'onlineocr',
    'newocr',
    'adobe scan',
    'receipt',
  ],
  icon: ScanText,
}
