import { GoodToKnow } from '#web/ui/good-to-know.tsx'

const ANSWERS = [
  [
    'What is kept',
    'Pages stay as they are, with their text, fonts and sizes. Bookmarks, links, form fields, page labels, attachments and layers of every file come along. The notes after the merge name anything that cannot be kept, such as a digital signature.',
  ],
  [
    'Only some pages',
    'Write the pages next to a file: 1-3,7,10- takes pages 1 to 3, page 7, and 10 to the end, in that order. Pages may repeat, and 5-1 counts down. Or open Pages to choose, turn, move and delete them by eye, across all files.',
  ],
  [
    'Printing on both sides',
    'With “Start each file on an odd page” a blank page is put in where a file would begin on the back of a sheet.',
  ],
  [
    'Protected and damaged files',
    'A file that needs a password asks for it once; the password is never stored. Damaged files are repaired where possible, and named where not.',
  ],
] as const

/** What a visitor may want to know, below the tool. */
export default function Help() {
  return (
    <div id="help">
      <GoodToKnow answers={ANSWERS} />
    </div>
  )
}
