import type { Detector } from '#lib/content-detection/detection.ts'
import { TEMPO } from './rhythm.ts'

const TEMPO_TEXT = /^(?:tempo\s*:?\s*)?(?:(\d{2,3})\s*bpm|bpm\s*[:=]?\s*(\d{2,3})|[♩♪]\s*=\s*(\d{2,3}))$/i

/** A tempo: `120 bpm`, `♩ = 88`. */
export const detect: Detector = ({ text, files }) => {
  const [, ...groups] = files.length === 0 ? (TEMPO_TEXT.exec(text.trim()) ?? []) : []
  const bpm = Number(groups.find(Boolean))
  if (!(bpm >= TEMPO.min && bpm <= TEMPO.max)) return undefined
  return { confidence: 0.9, says: `a tempo of ${bpm} beats per minute`, state: { bpm } }
}
