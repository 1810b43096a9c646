import type { MouseEvent } from 'react'
import { Button } from './button.tsx'

/** For the foot of an input: on a narrow screen it says in a few words what came of the text, and leads there. */
export function SeeOutput({ children }: { readonly children: string }) {
  return (
    <p className="-mx-2 -mb-2 flex items-center border-line border-t bg-surface px-3.5 py-1 text-sm lg:hidden">
      <span className="font-medium text-good">{children}</span>
      <Button kind="quiet" size="small" className="ml-auto" onClick={showOutput}>
        See output →
      </Button>
    </p>
  )
}

/** Chooses the second tab of the editor around a button. */
function showOutput({ currentTarget }: MouseEvent): void {
  const [, output] = currentTarget.closest('.split-editor')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
  output?.click()
}
