import { usePersisted } from '#web/platform/store/persisted.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { changeWheel, wheelStore } from './use-wheel-store.ts'
import { AFTER_SPIN, SPIN_SECONDS } from './wheel-state.ts'

/** Renders how the wheel spins, and the action afterwards. It reads from the store, so that it can load later. */
export function WheelSettings() {
  const [state] = usePersisted(wheelStore)
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      <SelectField
        label="After a spin"
        value={state.after}
        options={AFTER_SPIN}
        onChange={(after) => changeWheel({ after })}
      />
      <SliderField
        label="Spin time"
        value={state.seconds}
        min={SPIN_SECONDS.min}
        max={SPIN_SECONDS.max}
        text={`${state.seconds} s`}
        onChange={(seconds) => changeWheel({ seconds })}
      />
      <SliderField
        label="Volume"
        value={state.volume}
        min={0}
        max={100}
        step={5}
        text={`${state.volume} %`}
        onChange={(volume) => changeWheel({ volume })}
      />
      <div>
        <CheckField label="Mute" isChecked={state.isMuted} onChange={(isMuted) => changeWheel({ isMuted })} />
        <CheckField
          label="Confetti"
          isChecked={state.hasConfetti}
          onChange={(hasConfetti) => changeWheel({ hasConfetti })}
        />
      </div>
    </div>
  )
}
