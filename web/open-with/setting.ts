import { persisted } from '../platform/store/persisted.ts'

/** Whether a paste outside a field and a drop outside a tool open "Open with". */
export const openWithSetting = persisted('sundry-takes-anything', true, (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
)
