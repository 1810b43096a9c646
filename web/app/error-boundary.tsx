import { Component, type ReactNode } from 'react'

/** Event on `window` before an error replaces a page: fields can still be read. */
export const BEFORE_BROKEN = 'before-broken'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Fallback content; `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Catches uncaught errors of a page: shows the error instead of an empty screen. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error?: unknown; readonly hasFailed: boolean }
> {
  override state = { hasFailed: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    dispatchEvent(new Event(BEFORE_BROKEN))
    return { hasFailed: true, error }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ hasFailed: false, error: undefined }))
  }
}
