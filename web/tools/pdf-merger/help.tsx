const ANSWERS = [
  [
    'What is kept',
    'Pages stay as they are, with their text, fonts and sizes. Bookmarks, links, form fields, page labels, attachments and layers of every file come along. What cannot be kept, such as a digital signature, is named after the merge.',
  ],
  [
    'Only some pages',
    'Write the pages beside a file: 1-3,7,10- takes pages 1 to 3, page 7, and 10 to the end, in that order. Pages may repeat, and 5-1 counts down. Or open Pages to choose, turn, move and delete them by eye, across all files.',
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
    <section id="help" className="mt-10" aria-labelledby="pdf-merger-help">
      <h2 id="pdf-merger-help" className="mb-3 font-semibold text-lg">
        Good to know
      </h2>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {ANSWERS.map(([question, answer]) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="max-w-[68ch] text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
