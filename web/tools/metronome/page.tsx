import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { usePendingInput } from '#web/platform/pending-input.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announce } from '#web/ui/announce.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { BeatCard } from './beat-card.tsx'
import { clampTempo, getRhythm, Settings, startText, TEMPO } from './rhythm.ts'
import { SettingsBar } from './settings-bar.tsx'
import { addTap, tappedTempo } from './tap-tempo.ts'
import { TempoCard } from './tempo-card.tsx'
import { useKeys } from './use-keys.ts'
import { useMetronome } from './use-metronome.ts'

const store = toolState('metronome', Settings)

const help = staticIsland('help', () => import('./help.tsx'))

const NO_SOUND = {
  message: 'This browser cannot play sound.',
  detail: 'The beats can still be followed on the screen.',
}

export default function MetronomePage() {
  const [settings, keep] = usePersisted(store)
  const [isDragged, setDragged] = useState(false)
  const [said, setSaid] = useState('')
  const rhythm = useMemo(() => getRhythm(settings), [settings])
  const { isPlaying, beat, canPlay, start, stop } = useMetronome(rhythm, settings.volume, isDragged)
  const taps = useRef<readonly number[]>([])

  const change = (fields: Partial<Settings>) => keep((now) => ({ ...now, ...fields }))
  usePendingInput('state', (input) => keep(v.parse(Settings, input)))
  const toggle = () => {
    if (isPlaying) stop()
    else start()
    setSaid(isPlaying ? 'Stopped' : startText(settings))
  }
  const tap = (atMs: number) => {
    taps.current = addTap(taps.current, atMs)
    const bpm = tappedTempo(taps.current)
    if (bpm === undefined) return
    change({ bpm })
    announce(`${bpm} BPM`)
  }
  const stepBy = (step: number) => () => keep((now) => ({ ...now, bpm: clampTempo(now.bpm + step) }))
  const clear = () => {
    keep(store.initial)
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: () => keep(settings) } })
  }
  useKeys(
    {
      ' ': toggle,
      T: ({ timeStamp }) => tap(timeStamp),
      ArrowUp: stepBy(1),
      ArrowDown: stepBy(-1),
      'Shift+ArrowUp': stepBy(TEMPO.largeStep),
      'Shift+ArrowDown': stepBy(-TEMPO.largeStep),
    },
    settings.hasKeys,
  )
  return (
    <>
      <SettingsBar settings={settings} onChange={change} onClear={clear} />
      <div className="flex flex-col gap-4">
        <Alert problem={canPlay ? undefined : NO_SOUND} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <BeatCard
            settings={settings}
            beat={beat}
            isPlaying={isPlaying}
            onToggle={toggle}
            onTap={tap}
            onAccents={(accents) => change({ accents })}
            onTempo={(bpm) => change({ bpm })}
            onStep={(step) => stepBy(step)()}
          />
          <TempoCard
            bpm={settings.bpm}
            onChange={(bpm) => change({ bpm })}
            onDragChange={setDragged}
            volume={settings.volume}
            onVolume={(volume) => change({ volume })}
          />
        </div>
        <Announcer text={said} />
        {help}
      </div>
    </>
  )
}
