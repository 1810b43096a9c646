import type { ToastAction } from './toast.tsx'

/** Offers the header row that was left out of a list, which might be an item; nothing without one. */
export function headingAction(heading: string | undefined, onAdd: (heading: string) => void): ToastAction[] {
  return heading === undefined ? [] : [{ label: `Add “${heading}”`, onAct: () => onAdd(heading) }]
}
