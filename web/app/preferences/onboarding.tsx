import { useState } from 'react'
import { INTERESTS } from '../../catalog/interests.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useInterests } from './chosen-interests.ts'

/** Dialog to select the interests to show first; closing it in any way ends the onboarding. */
export default function Onboarding({ onClose }: { readonly onClose: () => void }) {
  const interests = useInterests()
  const [chosen, setChosen] = useState<readonly string[]>(interests.chosen)
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const skip = () => {
    interests.skip()
    onClose()
  }
  const finish = () => {
    interests.choose(chosen)
    onClose()
  }
  return (
    <Dialog title="Choose your favorite categories" onClose={skip} className="max-w-md">
      <p className="mb-4 text-ink-soft">We’ll list these first. You can change your mind at any time.</p>
      <div data-first className="mb-6 flex flex-wrap gap-2">
        {INTERESTS.map(({ id, choice }) => (
          <Chip key={id} isPressed={chosen.includes(id)} onPress={() => toggle(id)}>
            {choice}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="go" onClick={finish}>
          {chosen.length === 0 ? 'Show All Tools' : 'Continue'}
        </Button>
        <Button kind="quiet" onClick={skip}>
          Skip for now
        </Button>
      </div>
    </Dialog>
  )
}
