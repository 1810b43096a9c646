import type { Target } from './targets.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320">
<rect width="480" height="320" fill="#2b4a86"/><circle cx="340" cy="120" r="48" fill="#fff3d6"/>
<path d="M0 220 Q120 150 240 210 T480 190 V320 H0Z" fill="#5f5480"/>
<path d="M0 260 Q140 200 280 255 T480 240 V320 H0Z" fill="#23294a"/></svg>
`

const NOTES = `# Trip to the coast

A short plan, written in **Markdown**.

1. Take the *8:15* train.
2. Walk along the beach.

| Item | Price |
| --- | ---: |
| Train | 24.00 |
| Lunch | 18.50 |
`

/** Creates sample files, a drawing and a document, for visitors who only want a look; the document becomes a PDF. */
export function exampleFiles(): { readonly chosen: readonly File[]; readonly own: readonly Target[] } {
  return {
    chosen: [
      new File([DRAWING], 'coast.svg', { type: 'image/svg+xml' }),
      new File([NOTES], 'trip.md', { type: 'text/markdown' }),
    ],
    own: ['png', 'pdf'],
  }
}
