import { useEffect } from 'react'

/** A result that the page shows, as its button has it: the whole of it, or how to get it. */
export type Output = {
  /** What its button says. */
  readonly label: string
  /** What it is called, where that says more. */
  readonly name?: string
} & (
  | { readonly text: Content | (() => Content | Promise<Content>) }
  | { readonly content: Content | (() => Content | Promise<Content>); readonly fileName: string }
)

type Content = string | Blob

const outputs = new Set<Output>()

/** Registers a result for as long as it is there, so that it can be sent to another tool. */
export function useOutput(output: Output | false): void {
  useEffect(() => {
    if (!output) return
    outputs.add(output)
    return () => {
      outputs.delete(output)
    }
  })
}

/** The results that the page shows now. */
export function presentOutputs(): readonly Output[] {
  return [...outputs]
}
