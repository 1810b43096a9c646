import type { Detector } from '#lib/content-detection/detection.ts'

/** Text of several words; files by their names. */
export const detect: Detector = ({ text, files }) => {
  if (files.length > 1) return undefined
  const [file] = files
  if (file)
    return /\.(txt|md)$/i.test(file.name)
      ? { confidence: /\.txt$/i.test(file.name) ? 0.85 : 0.4, says: 'a text file' }
      : undefined
  if (text.trim() === '') return undefined
  const isProse =
    /\p{L}\s+\p{L}/u.test(text) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{6}/u.test(text)
  return { confidence: isProse ? 0.3 : 0.07, says: 'text', fileName: 'Pasted text.txt' }
}
