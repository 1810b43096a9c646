// What comes after the first look, in one chunk: dialogs, rarer fields, the sending itself.
export { default as Dialogs } from './dialogs.tsx'
export { default as ExchangeView } from './exchange-view.tsx'
export { default as HistoryCard } from './history-card.tsx'
export { default as AuthFields } from './request/auth-fields.tsx'
export { default as BodySection } from './request/body-section.tsx'
export { default as QueryTable } from './request/query-table.tsx'
export { curlOf, send } from './send.ts'
export { default as SettingsFields } from './settings-fields.tsx'
