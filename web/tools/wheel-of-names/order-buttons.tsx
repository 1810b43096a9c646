import { shuffle } from '#lib/random/random.ts'
import { Button } from '#web/ui/button.tsx'
import { changeWheel } from './use-wheel-store.ts'
import type { WheelName } from './wheel-names.ts'

export function OrderButtons({ names }: { readonly names: readonly WheelName[] }) {
  const sort = () => {
    const { compare } = new Intl.Collator(undefined, { numeric: true })
    changeWheel({ names: names.toSorted((a, b) => compare(a.name, b.name)) })
  }
  return (
    <>
      <Button size="small" kind="quiet" onClick={sort}>
        Sort
      </Button>
      <Button size="small" kind="quiet" onClick={() => changeWheel({ names: shuffle(names) })}>
        Shuffle
      </Button>
    </>
  )
}
