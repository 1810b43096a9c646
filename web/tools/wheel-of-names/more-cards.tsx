import { SavedWheelsCard } from './saved-wheels-card.tsx'
import { SeveralCard } from './several-card.tsx'

/** Cards below the wheel; they read from the store, so that they can load later. */
export function MoreCards() {
  return (
    <div id="more" className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <SavedWheelsCard />
      <SeveralCard />
    </div>
  )
}
