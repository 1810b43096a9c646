/** Opens the menu of tools that take the page's result, below the button that was pressed. */
export async function sendFrom(button: HTMLElement, slug: string): Promise<void> {
  const [{ showBeside }, { SendMenu }] = await Promise.all([
    import('./show-beside.tsx'),
    import('./send-menu.tsx'),
  ])
  showBeside((close) => <SendMenu button={button} slug={slug} onClose={close} />)
}
