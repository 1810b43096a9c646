import type { StorageNotice } from '../platform/store/storage.ts'
import { showToast } from '../ui/toast.tsx'

const NOT_SAVED = 'Could not save in this browser'
const TEXT_LOST = 'Your text is no longer here'

/** Sentences for the visitor: what is not stored, why, and how to proceed. */
const SENTENCES: Readonly<Record<StorageNotice, readonly [title: string, description: string]>> = {
  full: [
    NOT_SAVED,
    'Its storage is full. Your work here lasts until you close the page; clear long texts in other tools to make room.',
  ],
  blocked: [
    NOT_SAVED,
    'It blocks storage. Your work here lasts until you close the page; allow this site to store data to keep it.',
  ],
  long: [
    NOT_SAVED,
    'This text is too long to keep, so save a copy before you close or reload the page; your options are kept.',
  ],
  'was-long': [TEXT_LOST, 'It was too long to keep in this browser; paste it or open it again.'],
  'was-full': [
    TEXT_LOST,
    'The storage of this browser was full; clear long texts in other tools, then paste it or open it again.',
  ],
}

export function showStorageToast(news: StorageNotice): void {
  const [title, description] = SENTENCES[news]
  showToast({ title, description, tone: 'error', stays: true })
}
