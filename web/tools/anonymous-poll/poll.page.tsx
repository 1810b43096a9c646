import { PollScreen } from './poll-screen.tsx'

export const title = 'Poll'
export const description = 'Vote in an anonymous poll and watch its results live.'

/** `/poll/{id}`: vote, then watch. */
export default function PollPage({ param }: { readonly param: string }) {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 sm:pt-12">
      <PollScreen id={param} />
    </div>
  )
}
