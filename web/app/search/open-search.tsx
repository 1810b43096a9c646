import { showOverlay } from '../../ui/overlay-root.tsx'

/** Opens the search with text typed elsewhere; an open one remains unchanged. */
export async function openSearch(typed = ''): Promise<void> {
  if (document.getElementById('search-tools')) return
  return showOverlay(async () => {
    const { SearchDialog } = await import('./search-dialog.tsx')
    return (close) => <SearchDialog typed={typed} onClose={close} />
  })
}
