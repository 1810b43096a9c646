import { expect, test } from '#e2e/browsers/test.ts'

test('text is counted while typing, by user-perceived characters, from keys and from a file', async ({
  tab,
}) => {
  await tab.open('/word-counter')
  await tab.click('textbox', 'Text')
  await tab.typeKeys('Hi you', [30])
  await tab.shows('Characters', '6')
  await tab.shows('Words', '2')
  await tab.fill('Text', 'Dr. Müller paid 3.14 €. “Really?!” 👩‍💻\n\nA state-of-the-art idea…')
  await tab.shows('Characters', '62')
  await tab.shows('Sentences', '3')
  await tab.shows('Paragraphs', '2')
  expect((await tab.copies('Copy')).split('\n')[0]).toBe('Words: 8')
  await tab.upload('Upload', { name: 'three.txt', bytes: 'One two. Three!' })
  await tab.shows('Words', '3')
})
