import schemas from '#doors/schemas.json' with { type: 'json' }
import { CHANCE } from './chance-by-hand.ts'
import { FORMS } from './forms-by-hand.ts'
import type { PageProof } from './page-proof.ts'
import { TEXTS } from './texts-by-hand.ts'

/** How the page of each operation is seen to answer the same. A new operation must say it, or why it cannot be seen. */
export const PAGE_PROOFS: Readonly<Record<keyof typeof schemas, PageProof>> = {
  ...CHANCE,
  ...FORMS,
  ...TEXTS,
  'break-even': 'by link',
  case: 'by link',
  'csv-to-json': 'by link',
  'curl-convert': 'by link',
  'hourly-worth': 'by link',
  'invoice-totals': 'by link',
  'json-format': 'by link',
  'json-query': 'by link',
  'json-to-csv': 'by link',
  loan: 'by link',
  'loan-schedule': 'by link',
  payroll: 'by link',
  ratios: 'by link',
  'regex-explain': 'by link',
  'regex-match': 'by link',
  'regex-replace': 'by link',
  'regex-split': 'by link',
  roi: 'by link',
  'unit-convert': 'by link',
}
