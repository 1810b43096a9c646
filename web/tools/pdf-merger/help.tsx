import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'What is kept',
    'Text, fonts, bookmarks, links, form fields, attachments and layers. Notes name what cannot be kept, such as a signature.',
  ],
  [
    'Only some pages',
    '1-3,7,10- takes pages 1 to 3, page 7, and 10 to the end; 5-1 counts down. Or open Pages and choose by eye.',
  ],
  ['Printing on both sides', '“Start each file on an odd page” adds blank pages where needed.'],
  [
    'Passwords and damage',
    'A password is asked for once and never stored. One opened file can be saved without it. Damaged files are repaired if possible.',
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
