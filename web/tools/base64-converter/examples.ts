import type { Mode } from './options.ts'

/** Samples that the page offers and the tests run. */
export const EXAMPLES: readonly { readonly title: string; readonly mode: Mode; readonly text: string }[] = [
  { title: 'Text beyond ASCII', mode: 'Encode', text: 'Zoë writes ʤ, 東京 and 🙂' },
  { title: 'Base64 of a text', mode: 'Decode', text: 'SGVsbG8sIFdvcmxkIQ==' },
  {
    title: 'A small picture as a data URI',
    mode: 'Decode',
    text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAACVBMVEX6+PMdGxezQBpWFqG5AAAAzklEQVR42sXSMQ7DIAwF0F8kFvZcIqfgCBni++QoGSOfsjLYwQQ1bYeqjE/NL/4G+P48qJwMgLmHxLx3wFx+ckIQ2Bwkgd3BLHDcAXNNfQmhwvZveH/TD6YdChoqHEoe16CL+tUJ2wXSfoH50LeTFexCBqHMBCAuGlFnaDCXXgBMq0VoiIIVAxBZhIYoWLnSTLYI6y5bRAmJRItFlJABJqK1+0ShhUr53d8adDvN7uon2HBRYHHjN9CCJoHVVdhAS66vwK3BQbq8k3GV9+cJlgn3VC1GZTsAAAAASUVORK5CYII=',
  },
]
