import { useEffect, useRef, useState } from 'react'
import { createPlayer, type Player } from './player.ts'
import type { Rhythm } from './rhythm.ts'
import type { Tick } from './schedule.ts'
import { openSound, type Sound, useSound } from './use-sound.ts'

type Playing = { readonly player: Player; readonly sound: Sound; readonly pulse: Worker }

/**
 * Plays the rhythm from `start` to `stop` and applies its changes. `isDragged` is true while the tempo is being chosen,
 * during which the measure continues.
 */
export function useMetronome(rhythm: Rhythm, volume: number, isDragged: boolean) {
  const canPlay = useSound(volume)
  const [playing, setPlaying] = useState<Playing>()
  const beat = useHeardBeat(playing)
  useEffect(() => () => end(playing), [playing])
  useFollowedRhythm(playing, rhythm, isDragged)

  const start = () => {
    const sound = openSound()
    sound.resume()
    const player = createPlayer(sound)
    player.start(rhythm)
    const pulse = new Worker(new URL('./pulse.worker.ts', import.meta.url), { type: 'module' })
    pulse.onmessage = () => {
      sound.resume()
      player.wake()
    }
    setPlaying({ player, sound, pulse })
  }
  return { isPlaying: playing !== undefined, beat, canPlay, start, stop: () => setPlaying(undefined) }
}

function end(playing: Playing | undefined): void {
  playing?.pulse.terminate()
  playing?.player.stop()
  playing?.sound.suspend()
}

/** Passes changes to the player; a new tempo restarts the measure once it is chosen. */
function useFollowedRhythm(playing: Playing | undefined, rhythm: Rhythm, isDragged: boolean): void {
  const barTempo = useRef(rhythm.bpm)
  const followed = useRef<{ readonly playing: Playing | undefined; readonly rhythm: string }>(undefined)
  useEffect(() => {
    const last = followed.current
    const text = JSON.stringify(rhythm)
    followed.current = { playing, rhythm: text }
    const restartsBar = !isDragged && barTempo.current !== rhythm.bpm
    if (!isDragged) barTempo.current = rhythm.bpm
    if (last?.playing === playing && (restartsBar || last?.rhythm !== text))
      playing?.player.change(rhythm, restartsBar)
  }, [playing, rhythm, isDragged])
}

/** The beat that is heard now, looked up with every picture that the screen shows. */
function useHeardBeat(playing: Playing | undefined): Tick | undefined {
  const [beat, setBeat] = useState<Tick>()
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function look() {
      setBeat(playing.player.beatAt(playing.sound.heard()))
      frame = requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      setBeat(undefined)
    }
  }, [playing])
  return beat
}
