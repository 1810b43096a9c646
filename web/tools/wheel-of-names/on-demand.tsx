// Components for after hydration, in one chunk.
export { Celebration } from './celebration.tsx'
export { EditRows } from './edit-row.tsx'
export { HistoryCard } from './history-card.tsx'
export { MoreCards } from './more-cards.tsx'
export { OrderButtons } from './order-buttons.tsx'
export { addFile, addList } from './use-name-lists.ts'
export { saveNames } from './use-saved-wheels.ts'
export { WheelSettings } from './wheel-settings.tsx'
