/** Opens the search with what was typed elsewhere. */
export async function search(typed: string): Promise<void> {
  const [{ showBeside }, { default: SearchDialog }] = await Promise.all([
    import('./show-beside.tsx'),
    import('../shell/search-dialog.tsx'),
  ])
  showBeside((close) => <SearchDialog typed={typed} onClose={close} />)
}
