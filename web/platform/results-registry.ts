/** A result that the page shows, as its button has it: the whole of it, or how to get it. */
export type RegisteredResult = {
  /** Label of the button. */
  readonly label: string
  /** Name, if more specific than the label. */
  readonly name?: string
  /** Heading in the menu "Send to". */
  readonly heading?: string
  /** Whether "Send to" leaves it out: another result contains it. */
  readonly isUnsent?: boolean
} & (
  | { readonly text: Content | (() => Content | Promise<Content>) }
  | { readonly content: Content | (() => Content | Promise<Content>); readonly fileName: string }
)

type Content = string | Blob

/** Results by the elements that provide them; entries of removed elements are not used. */
export const resultsRegistry = new WeakMap<Element, RegisteredResult | false>()

/** Returns a ref for a result: while it is in the document, the result can be sent to another tool. */
export function registerResult(result: RegisteredResult | false) {
  return (element: Element | null): void => {
    if (element) resultsRegistry.set(element, result)
  }
}
