import { usePersisted } from '#web/platform/store/persisted.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { getHeader, settingsFor } from './listed-image.ts'
import { changeSettings, Settings } from './settings/settings.ts'
import { ownSize } from './settings/type-size.ts'
import type { ImageList } from './use-image-list.ts'

const store = toolState('image-resizer', Settings)

export type ShownSettings = ReturnType<typeof useShownSettings>

/** The settings of all pictures. */
export function useSharedSettings() {
  return usePersisted(store)
}

/** Returns the settings of the selected image, and functions to change them. */
export function useShownSettings(list: ImageList, [shared, keep]: ReturnType<typeof useSharedSettings>) {
  const { selected } = list
  const shown = selected ? settingsFor(selected, shared) : shared
  const set = (change: Partial<Settings>) => {
    const next = changeSettings(shared, selected, shown, change)
    keep(next.shared)
    if (selected && next.image) list.change(selected.id, next.image)
  }
  return {
    shared,
    shown,
    set,
    /** Switches from one by one to all alike, starting with the size on the screen. */
    setBatch(isBatch: boolean) {
      const { width, height, lead } = shown
      keep({ ...shared, ...(isBatch && { width, height, lead }), isBatch })
    },
    setOwn(isOwn: boolean) {
      if (selected) list.change(selected.id, { own: isOwn ? shared : undefined })
    },
    /** The picture's own size, as if it had not been touched. */
    reset() {
      const header = selected && getHeader(selected)
      if (!header) return
      list.change(selected.id, { made: undefined })
      set({ ...ownSize(header), mode: 'exact', isLocked: true })
    },
  }
}
